//! Rate limits: how much one address may ask, so that nobody else notices.

use super::SharedState;
use super::refused::Refused;
use crate::config::{Config, Limits};
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;
use protocol::Refusal;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// A token bucket: whatever is counted takes a token, and tokens come back at a steady rate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bucket {
    tokens: f64,
    filled: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(super) fn full(capacity: u32, now: Instant) -> Self {
        Self { tokens: f64::from(capacity), filled: now }
    }

    /// Takes a token if there is one.
    pub(super) fn take(&mut self, capacity: u32, per_second: f64, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens = (self.tokens + passed * per_second).min(f64::from(capacity));
        self.filled = now;
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }
}

/// Where a request comes from, as far as limits are concerned: an IPv4 address, or the /64 network of an IPv6 address,
/// since anybody has as many addresses in theirs as they like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Address(IpAddr);

impl Address {
    /// The address at the other end of a connection.
    pub(super) fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self(address.into()),
            IpAddr::V6(address) => Self(std::net::Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into()),
        }
    }

    fn new(peer: IpAddr, forwarded: Option<&str>, config: &Config) -> Self {
        // Only the last entry is the proxy's own; those before it are what its client claims.
        let said = forwarded.filter(|_| config.trust_proxy).and_then(|list| entry(list.rsplit(',').next()?.trim()));
        Self::of(said.unwrap_or(peer))
    }
}

/// One entry of a proxy's header: an address, and perhaps the port behind it. With a port, an IPv6 address has brackets;
/// some proxies put them round it without one, too.
fn entry(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse().ok().map(|at: SocketAddr| at.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok().map(IpAddr::V6);
    text.parse().ok().or_else(with_port).or_else(in_brackets)
}

impl FromRequestParts<SharedState> for Address {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, http: &SharedState) -> Result<Self, Refused> {
        let ConnectInfo(peer) = parts.extensions.get::<ConnectInfo<SocketAddr>>().ok_or(Refused(Refusal::Internal))?;
        let forwarded = parts.headers.get_all("x-forwarded-for").iter().next_back();
        Ok(Self::new(peer.ip(), forwarded.and_then(|value| value.to_str().ok()), &http.config))
    }
}

/// Something that is counted by address.
#[derive(Default)]
pub(super) struct ByAddress(Mutex<HashMap<Address, Bucket>>);

/// Addresses that are remembered before those with a full bucket are forgotten.
const REMEMBERED: usize = 10_000;

impl ByAddress {
    /// Counts one; refused if there were too many.
    pub(super) fn count(&self, address: Address, at_once: u32, per_second: f64) -> Result<(), Refused> {
        let now = Instant::now();
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED && !buckets.contains_key(&address) {
            buckets.retain(|_, bucket| {
                let passed = now.duration_since(bucket.filled).as_secs_f64();
                bucket.tokens + passed * per_second < f64::from(at_once)
            });
            // All full buckets have just been forgotten, so this many others mean an attack from everywhere.
            if buckets.len() >= 10 * REMEMBERED {
                return Err(Refused(Refusal::TooFast));
            }
        }
        let bucket = buckets.entry(address).or_insert_with(|| Bucket::full(at_once, now));
        if bucket.take(at_once, per_second, now) { Ok(()) } else { Err(Refused(Refusal::TooFast)) }
    }
}

/// What each address has asked of the server, counted against its limits.
#[derive(Default)]
pub(super) struct RateLimits {
    creations: ByAddress,
    requests: ByAddress,
}

impl RateLimits {
    /// Counts a new person or table.
    pub(super) fn count_creation(&self, address: Address, limits: &Limits) -> Result<(), Refused> {
        const HOUR: f64 = 3600.0;
        self.creations.count(address, limits.creations, f64::from(limits.creations) / HOUR)
    }

    /// Counts any request.
    pub(super) fn count_request(&self, address: Address, limits: &Limits) -> Result<(), Refused> {
        let per_second = limits.requests_per_second;
        self.requests.count(address, per_second.saturating_mul(10), f64::from(per_second))
    }
}

/// Refuses whoever asks too often.
pub(super) async fn rate_limited(
    State(http): State<SharedState>,
    address: Address,
    request: Request,
    next: Next,
) -> Result<Response, Refused> {
    http.rate_limits.count_request(address, &http.config.limits)?;
    Ok(next.run(request).await)
}

/// Open connections, counted by address.
#[derive(Clone, Default)]
pub(super) struct Connections(Arc<Mutex<Open>>);

#[derive(Default)]
struct Open {
    total: usize,
    by_address: HashMap<Address, usize>,
}

impl Connections {
    /// Counts a connection until the permit is dropped; none if there are too many, or if one address has a quarter.
    pub(super) fn admit(&self, address: Address, most: usize) -> Option<AddressPermit> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let here = open.by_address.get(&address).copied().unwrap_or_default();
        if open.total >= most || here >= (most / 4).max(1) {
            return None;
        }
        open.total += 1;
        open.by_address.insert(address, here + 1);
        drop(open);
        Some(AddressPermit { connections: self.clone(), address })
    }

    /// How many there are.
    pub(super) fn total(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).total
    }
}

/// Permission for one connection from an address, given back when dropped.
pub(super) struct AddressPermit {
    connections: Connections,
    address: Address,
}

impl Drop for AddressPermit {
    fn drop(&mut self) {
        let mut open = self.connections.0.lock().unwrap_or_else(PoisonError::into_inner);
        open.total -= 1;
        if let Some(here) = open.by_address.get_mut(&self.address) {
            *here -= 1;
            if *here == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn address(text: &str) -> Address {
        Address::of(text.parse().unwrap())
    }

    #[test]
    fn a_bucket_gives_its_burst_and_then_its_rate() {
        let start = Instant::now();
        let mut bucket = Bucket::full(3, start);
        let taken = |bucket: &mut Bucket, millis| {
            let now = start + Duration::from_millis(millis);
            (0..10).filter(|_| bucket.take(3, 2.0, now)).count()
        };
        assert_eq!(taken(&mut bucket, 0), 3);
        assert_eq!(taken(&mut bucket, 400), 0);
        assert_eq!(taken(&mut bucket, 500), 1);
        assert_eq!(taken(&mut bucket, 60_000), 3);
    }

    #[test]
    fn a_forwarded_address_counts_only_from_a_trusted_proxy() {
        let peer = "10.0.0.1".parse().unwrap();
        let mut config = Config::default();
        assert_eq!(Address::new(peer, Some("1.1.1.1"), &config), address("10.0.0.1"));
        config.trust_proxy = true;
        assert_eq!(Address::new(peer, Some("6.6.6.6, 1.1.1.1"), &config), address("1.1.1.1"));
        for nonsense in ["nonsense", "", "1.1.1.1,", "1.1.1.1:", "1.1.1.1:99999", "1.1.1.1:80:80", "[1.1.1.1]", "[::1"]
        {
            assert_eq!(Address::new(peer, Some(nonsense), &config), address("10.0.0.1"), "{nonsense}");
        }
        assert_eq!(Address::new(peer, None, &config), address("10.0.0.1"));
    }

    #[test]
    fn the_proxy_may_name_the_port_of_its_client() {
        let config = Config { trust_proxy: true, ..Config::default() };
        let new = |said: &str| Address::new("10.0.0.1".parse().unwrap(), Some(said), &config);
        assert_eq!(new("6.6.6.6, 1.1.1.1:50123"), address("1.1.1.1"));
        assert_eq!(new("1.1.1.1:1"), new("1.1.1.1:2"), "another port is no other address");
        for said in ["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:443", "6.6.6.6:80,[2001:db8::2]:1"] {
            assert_eq!(new(said), address("2001:db8::"), "{said}");
        }
        assert_eq!(new("[::ffff:1.1.1.1]:9"), address("1.1.1.1"));
        // Without brackets nothing tells a port from a part of the address.
        assert_eq!(new("::1:8080"), address("::"));
    }

    #[test]
    fn a_whole_network_of_the_new_kind_is_one_address() {
        assert_eq!(address("2001:db8:1:2::3"), address("2001:db8:1:2:4:5:6:7"));
        assert_ne!(address("2001:db8:1:2::3"), address("2001:db8:1:3::3"));
        assert_eq!(address("::ffff:10.0.0.1"), address("10.0.0.1"));
    }

    #[test]
    fn one_address_gets_a_quarter_of_the_connections() {
        let connections = Connections::default();
        let permits: Vec<_> = (0..3).map(|_| connections.admit(address("10.0.0.1"), 8)).collect();
        assert_eq!(permits.iter().flatten().count(), 2);
        let others: Vec<_> = (2..9).map(|i| connections.admit(address(&format!("10.0.0.{i}")), 8)).collect();
        assert_eq!(others.iter().flatten().count(), 6);
        drop((permits, others));
        assert_eq!(connections.total(), 0);
        assert!(connections.0.lock().unwrap().by_address.is_empty());
    }

    #[test]
    fn creations_run_out_by_address() {
        let limits = Limits { creations: 2, ..Limits::default() };
        let rate_limits = RateLimits::default();
        let tried: Vec<_> = (0..3).map(|_| rate_limits.count_creation(address("10.0.0.1"), &limits).is_ok()).collect();
        assert_eq!(tried, [true, true, false]);
        assert!(rate_limits.count_creation(address("10.0.0.2"), &limits).is_ok());
    }
}

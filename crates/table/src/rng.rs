//! Where chance comes from: a small generator trait, a fast seedable generator with a fixed definition, and the
//! operating system's generator. Seeds must mean the same deal for ever, so nothing here may change its output.

/// A source of uniformly random bits.
pub trait Rng {
    /// The next 64 random bits.
    fn next_u64(&mut self) -> u64;

    /// A number below `n`, each equally likely (Lemire's method). Returns 0 for `n` = 0.
    #[inline]
    fn below(&mut self, n: usize) -> usize {
        let n = n as u32;
        let mut wide = (self.next_u64() >> 32) * u64::from(n);
        if (wide as u32) < n {
            let threshold = n.wrapping_neg().checked_rem(n).unwrap_or(0);
            while (wide as u32) < threshold {
                wide = (self.next_u64() >> 32) * u64::from(n);
            }
        }
        (wide >> 32) as usize
    }

    /// Brings the items into random order (Fisher and Yates).
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        self.shuffle_first(items, items.len());
    }

    /// Moves a random choice of `count` items, in random order, to the front.
    #[inline]
    fn shuffle_first<T>(&mut self, items: &mut [T], count: usize) {
        for i in 0..count.min(items.len().saturating_sub(1)) {
            let j = i + self.below(items.len() - i);
            items.swap(i, j);
        }
    }
}

/// Xoshiro256++ seeded by SplitMix64: fast, well mixed, not secret. For playouts, tests, matches and puzzles.
#[derive(Clone, Debug)]
pub struct Xoshiro([u64; 4]);

impl Xoshiro {
    /// The generator that belongs to a seed.
    pub fn new(seed: u64) -> Self {
        let mut state = seed;
        Self(std::array::from_fn(|_| split_mix(&mut state)))
    }

    /// The generator of the `stream`th game, thread or trial under one seed.
    ///
    /// ```
    /// # use table::{Rng, Xoshiro};
    /// assert_eq!(Xoshiro::stream(7, 3).next_u64(), Xoshiro::stream(7, 3).next_u64());
    /// assert_ne!(Xoshiro::stream(7, 3).next_u64(), Xoshiro::stream(7, 4).next_u64());
    /// ```
    pub fn stream(seed: u64, stream: u64) -> Self {
        let mut state = seed;
        let base = split_mix(&mut state);
        Self::new(base ^ stream.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
}

impl Rng for Xoshiro {
    #[inline]
    fn next_u64(&mut self) -> u64 {
        let s = &mut self.0;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }
}

fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The operating system's generator: nobody knows the next number, not even this program.
#[derive(Debug)]
pub struct OsRng(());

impl OsRng {
    /// Opens the generator.
    ///
    /// # Errors
    ///
    /// Fails if the system has none.
    pub fn new() -> Result<Self, getrandom::Error> {
        getrandom::u64().map(|_| Self(()))
    }
}

impl Rng for OsRng {
    /// # Panics
    ///
    /// Panics if the system's generator, which answered in [`OsRng::new`], stops working.
    fn next_u64(&mut self) -> u64 {
        getrandom::u64().expect("the system's generator worked when it was opened")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// First outputs of the published reference code for the state 1, 2, 3, 4.
    #[test]
    fn xoshiro_follows_its_published_definition() {
        let mut rng = Xoshiro([1, 2, 3, 4]);
        let first: [u64; 4] = std::array::from_fn(|_| rng.next_u64());
        assert_eq!(first, [41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386]);
    }

    #[test]
    fn split_mix_follows_its_published_definition() {
        let mut state = 1_234_567;
        assert_eq!(split_mix(&mut state), 6_457_827_717_110_365_317);
        assert_eq!(split_mix(&mut state), 3_203_168_211_198_807_973);
    }

    #[test]
    fn below_is_even_and_in_range() {
        let mut rng = Xoshiro::new(1);
        let mut seen = [0; 6];
        for _ in 0..60_000 {
            seen[rng.below(6)] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
        assert_eq!(rng.below(1), 0);
        assert_eq!(rng.below(0), 0);
    }

    #[test]
    fn shuffle_keeps_every_item() {
        let mut rng = Xoshiro::new(2);
        let mut items: Vec<u8> = (0..20).collect();
        rng.shuffle(&mut items);
        assert_ne!(items, (0..20).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..20).collect::<Vec<_>>());
    }
}

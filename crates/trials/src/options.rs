//! Rule options in every combination that is worth a game.

use table::OptionText;

/// Names of options and their values.
pub type Chosen = Vec<(&'static str, &'static str)>;

/// Nothing chosen, every value that is no default alone, and every two of different options together.
pub fn one_or_two(options: &[OptionText]) -> Vec<Chosen> {
    let others = |option: &OptionText| {
        let name = option.name;
        option.values[1..].iter().map(move |&value| (name, value))
    };
    let mut chosen = vec![Vec::new()];
    for (i, option) in options.iter().enumerate() {
        for one in others(option) {
            chosen.push(vec![one]);
            chosen.extend(options[i + 1..].iter().flat_map(others).map(|two| vec![one, two]));
        }
    }
    chosen
}

/// The last value of every option, all at once.
pub fn all_at_once(options: &[OptionText]) -> Chosen {
    options.iter().map(|option| (option.name, option.values[option.values.len() - 1])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_two_values_of_different_options_meet() {
        let option = |name, values| OptionText { name, values, needs: &[] };
        let options = [option("a", &["0", "1"]), option("b", &["0", "1", "2"]), option("c", &["0", "1"])];
        let found: Vec<_> = one_or_two(&options)
            .iter()
            .map(|chosen| chosen.iter().map(|(name, value)| format!("{name}{value}")).collect::<String>())
            .collect();
        assert_eq!(found, ["", "a1", "a1b1", "a1b2", "a1c1", "b1", "b1c1", "b2", "b2c1", "c1"]);
        assert_eq!(all_at_once(&options), [("a", "1"), ("b", "2"), ("c", "1")]);
    }
}

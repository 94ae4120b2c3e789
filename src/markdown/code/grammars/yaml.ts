import type {Grammar, GrammarValue} from 'prismjs';

/** Where Prism lets a value start: also behind the colon of `host:8080` and the dash of `1-1000`. */
const ANYWHERE = String.raw`[:\-,[{]\s*`;

/** Where YAML lets a value start: behind an indicator that a space follows, or an opening bracket. */
const AT_VALUES = String.raw`(?:(?:[:,]|(?:^|\s)-)(?=\s)|[[{])\s*`;

/**
 * Prism's grammar for YAML without numbers inside of words: ports of addresses and ranges of ports are text.
 *
 * @throws Error when Prism's grammar has changed, so that this correction no longer applies
 */
export function yaml(prism: Grammar): Grammar {
  const tokens = new Map<string, GrammarValue | undefined>(Object.entries(prism));
  const corrected = ['number', 'boolean', 'null', 'datetime'].map((name) => {
    const token = tokens.get(name);
    if (!token || Array.isArray(token) || token instanceof RegExp || !token.pattern.source.includes(ANYWHERE)) {
      throw new Error(`Prism's grammar for YAML has no "${name}" that can be corrected.`);
    }
    const {source, flags} = token.pattern;
    return [
      name,
      {
        ...token,
        pattern: new RegExp(
          source.replace(ANYWHERE, () => AT_VALUES),
          flags,
        ),
      },
    ] as const;
  });
  return {...prism, ...Object.fromEntries(corrected)};
}

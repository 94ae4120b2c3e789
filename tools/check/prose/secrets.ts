import type {Flaw} from '../../../src/text/flaw';

/** Forms of credentials that programs recognize, and that therefore should not even look real. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'an access key of AWS': /\b(?:AKIA|ASIA)(?!IOSFODNN7EXAMPLE)[0-9A-Z]{16}\b/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})\b/,
  'a token of GitLab': /\bglpat-[\w-]{20}\b/,
  'a token of Slack': /\bxox[abprs]-[\w-]{20,}/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a JSON Web Token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
};

/** Finds what looks like a credential, anywhere in a page. */
export function secretFlaws(source: string): Flaw[] {
  return source.split('\n').flatMap((text, index) =>
    Object.entries(SECRETS)
      .filter(([, pattern]) => pattern.test(text))
      .map(([what]) => ({
        line: index + 1,
        problem: `this looks like ${what}`,
        mend: 'revoke it if it is real; write a word in capitals such as YOUR_TOKEN instead',
      })),
  );
}

import {randomFrom} from '../../support/random';

// prettier-ignore
const starts = ['/', '//', '///', '/\\', '/%5C', '/%5c/', '/%2F', '/%2f%2f', '/./', '/../', '/%2e%2e/', '/%09/', '/%20/'];
// prettier-ignore
const hosts = ['evil.example', 'evil.example:80', 'user@evil.example', '%65vil.example', 'https:', 'https://evil.example'];
// prettier-ignore
const joints = ['/', '//', '\\', '%5C', '%2F', '%252F', '/./', '/../', '/%2e/', '%00', '%0d%0aLocation:%20//evil.example', '?', '%3F', '%23', ';'];
// prettier-ignore
const oddParts = ['%zz', '%', '%E0%A4%A', '%C0%AF', '%FF', '%25zz', '%255C', '%u002F', '..%2f', '*', ':splat', '$uri', '${host}', '\'"<>', 'index.html'];
// prettier-ignore
const ends = ['', '/', '/index.html', '.html', '/index', '.html/', '//', '%2F', '%5C', '.', '/..', '?//evil.example', '?x=%zz'];

/**
 * Random hostile addresses: malformed and double encodings, `//host`, `/\host`, dot segments, control characters and very long ones, mixed
 * with paths of the site. They are sent unchanged.
 *
 * @param routes paths of the site
 */
export function randomAddresses(seed: number, count: number, routes: readonly string[]): string[] {
  const random = randomFrom(seed);
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const part = () => {
    const kind = random();
    if (kind < 0.3) return one(routes).slice(1);
    if (kind < 0.55) return one(hosts);
    if (kind < 0.8) return one(oddParts);
    if (kind < 0.84)
      return one(oddParts)
        .repeat(1 + Math.floor(random() * 800))
        .slice(0, 6000);
    return String.fromCharCode(...Array.from({length: 4}, () => 33 + Math.floor(random() * 94)));
  };
  return Array.from({length: count}, () => {
    const parts = Array.from({length: 1 + Math.floor(random() * 3)}, part);
    return one(starts) + parts.reduce((path, next) => path + one(joints) + next) + one(ends);
  });
}

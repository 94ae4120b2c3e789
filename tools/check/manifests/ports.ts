import {removedScanners, scanners} from '../../../src/catalog/scanners';
import {type Flaw, flawAt} from '../../../src/text/flaw';

/** A word of a command or of a list of parameters. */
interface Given {
  readonly text: string;
  readonly line: number;
}

/** Flags behind which ports stand, by scan type: those that the catalog explains as `-p <ports>`. */
const PORT_FLAGS: ReadonlyMap<string, readonly string[]> = new Map(
  [...scanners, ...removedScanners].flatMap(({scanTypes, parameters}) => {
    const flags = parameters.flatMap(({flag}) => {
      const [names = '', ...values] = flag.split(/[ =](?=<)/);
      return /^<(?:port|services>)/.test(values.join('')) ? names.split(/[\s,/]+/) : [];
    });
    return scanTypes.map(({name}) => [name, flags] as const);
  }),
);

/** The first number in a text that is no port, in lists, ranges and behind names of protocols. */
const impossible = (ports: string): string | undefined =>
  ports.match(/(?<![\w.])\d+(?![\w.])/g)?.find((port) => Number(port) === 0 || Number(port) > 65_535);

/** The port of an address, such as `https://example.com:8443/` or `example.com:443`. */
const portOfAddress = (text: string): string | undefined =>
  /^(?:[a-z][\w+-]*:\/\/[^/\s]*|localhost|[\w-]+(?:\.[\w-]+)+):(\d+)(?=[/?#{]|$)/i.exec(text)?.[1];

/** What is wrong with ports that a word names. */
export function portFlaws(ports: string, line: number): Flaw[] {
  const port = impossible(ports);
  return port === undefined ? [] : flawAt(line, `there is no port ${port}`, 'write one from 1 to 65535');
}

/** What is wrong with the ports among the parameters of a scan: behind the flags of its scanner, and in addresses. */
export function parameterPortFlaws(scanType: string, parameters: readonly Given[]): Flaw[] {
  const base = [...PORT_FLAGS.keys()].filter((name) => scanType === name || scanType.startsWith(`${name}-`));
  const flags = PORT_FLAGS.get(base.toSorted((a, b) => b.length - a.length)[0] ?? '') ?? [];
  return parameters.flatMap(({text, line}, index) => {
    if (flags.includes(parameters[index - 1]?.text ?? '')) return portFlaws(text, line);
    const flag = flags.find((one) => text.startsWith(one) && /^=?[\d:,TU-]+$/.test(text.slice(one.length)));
    return portFlaws(flag === undefined ? (portOfAddress(text) ?? '') : text.slice(flag.length), line);
  });
}

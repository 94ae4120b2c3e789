import {HookFailure} from '../outcome';

/** An address or network: its bits as a number, the number of bits, and the length of the network prefix. */
interface Network {
  readonly bits: bigint;
  readonly size: 32 | 128;
  readonly prefix: number;
}

function parts4(text: string): readonly number[] | undefined {
  const parts = text.split('.');
  const numbers = parts.map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  return numbers.length === 4 && numbers.every((part) => part <= 255) ? numbers : undefined;
}

/** The eight groups of an IPv6 address, parsed as the host of a URL. */
function groups6(text: string): readonly number[] | undefined {
  const address = `http://[${text}]`;
  if (!/^[\da-f:.]+$/i.test(text) || !URL.canParse(address)) return undefined;
  const halves = new URL(address).hostname.slice(1, -1).split('::');
  const [head = [], rest = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const zeros = Array.from({length: 8 - head.length - rest.length}, () => '0');
  return [...head, ...zeros, ...rest].map((group) => Number.parseInt(group, 16));
}

function join(parts: readonly number[], width: number): bigint {
  return parts.reduce((bits, part) => (bits << BigInt(width)) | BigInt(part), 0n);
}

function network(text: string): Network {
  const [address = '', prefix, ...more] = text.split('/');
  const four = parts4(address);
  const six = four ? undefined : groups6(address);
  const size = four ? 32 : 128;
  const length = prefix === undefined ? size : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  if ((!four && !six) || more.length > 0 || !(length <= size)) {
    // The hook's library checks characters before the address family.
    if (/[^\da-f.:/%]/i.test(text)) {
      throw new HookFailure(`Bad characters detected in address: … ("${text}" is not an address)`);
    }
    throw new HookFailure(`${text} is neither a IPv4 or IPv6`);
  }
  return {bits: four ? join(four, 8) : join(six ?? [], 16), size, prefix: length};
}

/**
 * Whether an address is in a network such as `10.10.0.0/16`. If one is IPv4 and the other IPv6, the result is true.
 *
 * @throws HookFailure on a string that is not an address
 */
export function inCidr(address: string, cidr: string): boolean {
  const outer = network(cidr);
  const inner = network(address);
  if (inner.size !== outer.size) return true;
  const shift = BigInt(outer.size - outer.prefix);
  return inner.prefix >= outer.prefix && inner.bits >> shift === outer.bits >> shift;
}

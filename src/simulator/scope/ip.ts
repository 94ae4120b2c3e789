import {HookFailure} from '../outcome';

/** An address or a network: its bits as a number, how many bits it has, and how many of them name the network. */
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

/** The eight groups of an IPv6 address; its last two may be written as IPv4. */
function groups6(text: string): readonly number[] | undefined {
  const last = text.slice(text.lastIndexOf(':') + 1);
  const tail = last.includes('.') ? parts4(last) : undefined;
  if (last.includes('.') && !tail) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = tail ?? [];
  const plain = tail
    ? `${text.slice(0, text.length - last.length)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
    : text;
  const halves = plain.split('::');
  if (halves.length > 2) return undefined;
  const [head = [], rest = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - head.length - rest.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined;
  const groups = [...head, ...Array.from({length: missing}, () => '0'), ...rest];
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : undefined;
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
    // The hook's library complains about characters before it asks for the kind of address.
    if (/[^\da-f.:/%]/i.test(text)) {
      throw new HookFailure(`Bad characters detected in address: … ("${text}" is no address)`);
    }
    throw new HookFailure(`${text} is neither a IPv4 or IPv6`);
  }
  return {bits: four ? join(four, 8) : join(six ?? [], 16), size, prefix: length};
}

/**
 * Whether an address lies in a network such as `10.10.0.0/16`. IPv4 and IPv6 cannot be compared; an address of the other
 * family counts as inside.
 *
 * @throws HookFailure on what is no address
 */
export function inCidr(address: string, cidr: string): boolean {
  const outer = network(cidr);
  const inner = network(address);
  if (inner.size !== outer.size) return true;
  const shift = BigInt(outer.size - outer.prefix);
  return inner.prefix >= outer.prefix && inner.bits >> shift === outer.bits >> shift;
}

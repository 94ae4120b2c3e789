import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** Content codings that the server offers, best first. */
type Coding = 'br' | 'gzip';

const offered: readonly Coding[] = ['br', 'gzip'];

/** The best coding that an `Accept-Encoding` header allows, or undefined for none. */
export function chosenCoding(accept: string | undefined): Coding | undefined {
  const weights = new Map(
    (accept ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return [name.trim(), weight === undefined ? 1 : Number(weight)];
    }),
  );
  return offered.find((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a response body. Higher Brotli qualities save 1 % more but take 15 times as long. */
export const compress = (body: Buffer, coding: Coding): Promise<Buffer> =>
  coding === 'br'
    ? brotli(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length}})
    : zip(body, {level: 9});

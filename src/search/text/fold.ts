const special: Readonly<Record<string, string>> = {ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i'};

/**
 * Normalizes text for comparison: replaces compatibility characters, removes diacritics, converts to lowercase.
 * Lone surrogates become U+FFFD.
 */
export function fold(text: string): string {
  // A fast path for ASCII, because this runs on every word of the site.
  if (/^[\s!-~]*$/.test(text)) return text.toLowerCase();
  return text
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđłı]/g, (letter) => special[letter] ?? letter);
}

const special: Readonly<Record<string, string>> = {ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i'};

/**
 * Text in the form in which it is compared: compatibility characters replaced, marks removed, lower case.
 * Lone surrogates become U+FFFD.
 */
export function fold(text: string): string {
  // Almost all of the text is ASCII, and this runs on every word of the site.
  if (/^[\s!-~]*$/.test(text)) return text.toLowerCase();
  return text
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđłı]/g, (letter) => special[letter] ?? letter);
}

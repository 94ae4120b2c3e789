import {suggest} from '../../../src/text/nearest';
import {type Flaw, flawAt} from '../../../src/text/flaw';
import {templateFlaws} from './gotmpl';
import {scriptFlaws} from './javascript';

const INSTRUCTIONS =
  'FROM ARG RUN CMD LABEL EXPOSE ENV ADD COPY ENTRYPOINT VOLUME USER WORKDIR ONBUILD STOPSIGNAL HEALTHCHECK SHELL MAINTAINER'.split(
    ' ',
  );

/** Checks that every line of a Dockerfile that continues none begins with an instruction. */
function dockerfileFlaws(code: string): Flaw[] {
  let continued = false;
  const heredoc = /<<-?["']?(\w+)["']?[^\n]*\n[\s\S]*?\n\1$/gm;
  const own = code.replaceAll(heredoc, (text) => text.replaceAll(/\n.*/g, '\n'));
  return own.split('\n').flatMap((text, index) => {
    const word = continued ? undefined : /^\s*([^\s#]\S*)/.exec(text)?.[1];
    if (!/^\s*#/.test(text)) continued = /\\\s*$/.test(text);
    if (word === undefined || INSTRUCTIONS.includes(word.toUpperCase())) return [];
    const mend = suggest(word.toUpperCase(), INSTRUCTIONS, 'an instruction such as RUN or COPY');
    return flawAt(index + 1, `Dockerfile has no instruction \`${word}\``, mend);
  });
}

/** Checks that recipes begin with a tab, which pasting turns into blanks. */
function makefileFlaws(code: string): Flaw[] {
  const lines = code.split('\n');
  const line = lines.findIndex(
    (text, index) => /^ +\S/.test(text) && /^[^\s#=:][^=#]*:(?!=)/.test(lines[index - 1] ?? ''),
  );
  return line === -1 ? [] : flawAt(line + 1, 'the recipe begins with blanks', 'begin it with a tab');
}

/** How code is checked, by the name of its language; what is not here is shown as it is. */
const CHECKS: Readonly<Record<string, (code: string, language: string) => Flaw[]>> = {
  ...Object.fromEntries(['javascript', 'jsx', 'typescript', 'tsx'].map((name) => [name, scriptFlaws])),
  gotmpl: templateFlaws,
  docker: dockerfileFlaws,
  makefile: makefileFlaws,
};

/** Checks code as far as its language allows. */
export const codeFlaws = (code: string, language: string): Flaw[] => CHECKS[language]?.(code, language) ?? [];

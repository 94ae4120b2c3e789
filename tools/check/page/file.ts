import path from 'node:path';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import type {Site} from '../site';

/** Longer lines are data, whose check would take minutes. */
const LONGEST_LINE = 20_000;

/** Reports a file that is no page: in another encoding, empty, or with a line of data. */
export function checkFile({source}: Site, file: string): readonly Diagnostic[] {
  const {text, diagnostics} = source(file);
  if (text === '' && diagnostics.length > 0) return diagnostics;
  if (text.trim() === '') return diagnosticAt(1, 'the file is empty', 'write the page, or delete the file');
  const long = text.split('\n').findIndex(({length}) => length > LONGEST_LINE) + 1;
  if (long === 0) return [];
  const fix = 'break it, or put the data into a file';
  return diagnosticAt(long, `the line has more than ${LONGEST_LINE} characters`, fix);
}

/** Characters of addresses that every server and file system treats in the same way. */
const PLAIN = /^[a-z0-9._/-]+$/;

const plainName = (file: string): string =>
  file
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9._/-]+/g, '-')
    .replaceAll(/-*([./])-*/g, '$1');

/** Checks that servers can serve a page under its name, and that no other page has its address. */
export function checkAddress({doubled}: Site, file: string): Diagnostic[] {
  const other = doubled.get(file);
  const taken = `the page has the same address as ${other}`;
  return [
    ...(PLAIN.test(file)
      ? []
      : diagnosticAt(1, `${path.posix.basename(file)} cannot be an address`, `rename the file to ${plainName(file)}`)),
    ...(other === undefined ? [] : diagnosticAt(1, taken, 'change the slug or the name of one of them')),
  ];
}

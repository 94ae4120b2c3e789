import {newHook} from './hook';
import {judgeName, type Kind, kindOf, Refusal} from './names';
import type {Change, Project} from './project';
import {newScanner} from './scanner';
import {newHowTo, newPost, newRecord} from './text';

const MAKERS: Readonly<Record<Kind, (name: string, project: Project) => Change[]>> = {
  scanner: newScanner,
  hook: newHook,
  'how-to': newHowTo,
  post: newPost,
  adr: newRecord,
};

/** All files that a new thing needs, whole. Nothing is written. */
export function newThing(kind: string | undefined, words: readonly string[], project: Project): readonly Change[] {
  const known = kindOf(kind);
  if (words.length > 1) throw new Refusal(`A name is one word; write ${words.join('-').toLowerCase()}`);
  return MAKERS[known](judgeName(known, words[0], project), project);
}

import type {Catalog} from './catalog';
import type {Call} from './directive';
import {named} from './lookup';
import {cell, plain} from './text';

/**
 * The value of `:fact[release]` or `:fact[registry]` as Markdown text.
 *
 * @throws FlawError on any other name
 */
export function expandFact(name: string, {release, registry}: Catalog, fail: Call['fail']): string {
  const [, value] = named({fail}, name, Object.entries({release, registry}), ([one]) => one, 'there is no fact');
  return cell(plain(value));
}

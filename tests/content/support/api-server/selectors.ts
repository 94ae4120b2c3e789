import get from 'lodash/get';
import {type KubeObject, StatusError} from './types';

type Matches = (object: KubeObject) => boolean;

function requirement(text: string, valueOf: (object: KubeObject, key: string) => string | undefined): Matches {
  const set = /^(?<key>\S+) (?<no>not)?in \((?<values>.*)\)$/.exec(text)?.groups;
  if (set) {
    const values = (set['values'] ?? '').split(',').map((value) => value.trim());
    return (object) => values.includes(valueOf(object, set['key'] ?? '') ?? '') === (set['no'] === undefined);
  }
  const [, key, operator, value] = /^([^!= ]+)(!=|==?)(.*)$/.exec(text) ?? [];
  if (key === undefined) throw new StatusError(400, 'BadRequest', `the stand-in API server cannot read "${text}"`);
  return (object) => (valueOf(object, key) === value) === (operator !== '!=');
}

const labelOf = ({metadata}: KubeObject, key: string): string | undefined => metadata.labels?.[key];

function fieldOf(object: KubeObject, key: string): string {
  const value = get(object, key);
  return value === undefined ? '' : String(value);
}

/** What `labelSelector` and `fieldSelector` of a request ask for. */
export function matcherOf(query: URLSearchParams): Matches {
  const split = (name: string): string[] => (query.get(name) ?? '').split(/,(?![^(]*\))/).filter(Boolean);
  const all = [
    ...split('labelSelector').map((text) => requirement(text, labelOf)),
    ...split('fieldSelector').map((text) => requirement(text, fieldOf)),
  ];
  return (object) => all.every((matches) => matches(object));
}

import type {DataMap} from '../data';
import {HookFailure} from '../outcome';
import {fillIn, type TemplateView} from '../rule-template';

/** Separates list values in rendered text. */
const SEPARATOR = ';;;;';

type Render = (template: string) => string;
type Helper = () => (text: string, render: Render) => string;

function pathOf(text: string, levels: number, example: string): readonly string[] {
  const key = text.trim();
  const path = key.split('.');
  if (path.length < levels) {
    throw new HookFailure(
      `Invalid list key '${key}'. List key must be at least ${levels} levels deep. E.g. '${example}'`,
    );
  }
  return path;
}

const section = (list: string, value: string): string => `{{#${list}}}{{${value}}}${SEPARATOR}{{/${list}}}`;

/** `{{#asList}}attributes.domains{{/asList}}`: the whole list. */
const asList: Helper = () => (text, render) => render(section(pathOf(text, 2, 'attributes.addresses').join('.'), '.'));

/** `{{#getValues}}attributes.addresses.ip{{/getValues}}`: one field of every object in a list. */
const getValues: Helper = () => (text, render) => {
  const path = pathOf(text, 3, 'attributes.addresses.ip');
  return render(section(path.slice(0, -1).join('.'), path.at(-1) ?? ''));
};

/** `{{#split}}{{attributes.domains}}{{/split}}`: a comma-separated string. */
const split: Helper = () => (text, render) => {
  const parts = render(text).trim();
  return parts === '' ? '' : `${parts.split(/, ?/).join(SEPARATOR)}${SEPARATOR}`;
};

const HELPERS: TemplateView = {asList, getValues, split};

/**
 * The values of one template in a requirement. Aliases are rendered first, without the finding; the result, or the template itself if the
 * result is empty, is rendered with the finding. Therefore, text mixed with a template of the finding loses the template.
 *
 * @param aliases templates by name, from the ParseDefinition
 * @returns undefined if a value is empty
 * @throws HookFailure if the path of a list helper is too short
 */
export function valuesOf(template: string, finding: DataMap, aliases: DataMap): readonly string[] | undefined {
  const resolved = fillIn(template, {$: aliases}) || template;
  const text = fillIn(resolved, {...finding, ...HELPERS});
  const values = text.includes(SEPARATOR) ? text.split(SEPARATOR).slice(0, -1) : [text];
  return values.includes('') ? undefined : values;
}

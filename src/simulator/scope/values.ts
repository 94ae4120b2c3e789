import type {DataMap} from '../data';
import {HookFailure} from '../outcome';
import {fillIn, TemplateBudget, type TemplateView} from '../template';

/** Separates the values of a list while they are one text. */
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

/** `{{#split}}{{attributes.domains}}{{/split}}`: a text with commas. */
const split: Helper = () => (text, render) => {
  const parts = render(text).trim();
  return parts === '' ? '' : `${parts.split(/, ?/).join(SEPARATOR)}${SEPARATOR}`;
};

const HELPERS: TemplateView = {asList, getValues, split};

/**
 * The values that one template of a requirement gives. Aliases are filled in first and alone; where that leaves nothing,
 * the template itself meets the finding. That is why a text mixed with a template of the finding loses the template.
 *
 * @param aliases templates by name, from the ParseDefinition
 * @returns nothing when a value is empty
 * @throws HookFailure on a path of a list helper that is too short
 */
export function valuesOf(
  template: string,
  finding: DataMap,
  aliases: DataMap,
  budget = new TemplateBudget(),
): readonly string[] | undefined {
  const resolved = fillIn(template, {$: aliases}, budget) || template;
  const text = fillIn(resolved, {...finding, ...HELPERS}, budget);
  const values = text.includes(SEPARATOR) ? text.split(SEPARATOR).slice(0, -1) : [text];
  return values.includes('') ? undefined : values;
}

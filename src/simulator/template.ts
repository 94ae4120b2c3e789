import Mustache from 'mustache';

/** What a template is filled in with. Functions are the helpers of a scope limiter. */
export type TemplateView = Readonly<Record<string, unknown>>;

/**
 * Fills in a Mustache template as the hook does: `{{x}}` escapes HTML, `{{{x}}}` does not, what is missing is empty.
 * Mustache reads the template as data; nothing in it is run.
 *
 * @throws Error of the library on a tag or a section that is not closed
 */
export function fillIn(template: string, view: TemplateView): string {
  return Mustache.render(template, view);
}

import Mustache from 'mustache';

/** The data for a template. Functions are the helpers of a scope limiter. */
export type TemplateView = Readonly<Record<string, unknown>>;

/**
 * Renders a Mustache template as the hook does: `{{x}}` escapes HTML, `{{{x}}}` does not, missing values are empty. Mustache parses the
 * template as data and runs no code.
 *
 * @throws Error of the library on an unclosed tag or section
 */
export const fillIn = (template: string, view: TemplateView): string => Mustache.render(template, view);

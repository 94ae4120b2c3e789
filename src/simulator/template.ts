import Mustache from 'mustache';
import {counted, LIMITS, TooMuch} from './limits';

/** The data for a template. Functions are the helpers of a scope limiter. */
export type TemplateView = Readonly<Record<string, unknown>>;

type Tags = Parameters<typeof Mustache.parse>[1];
type Context = InstanceType<typeof Mustache.Context>;
type Rendering = Parameters<InstanceType<typeof Mustache.Writer>['renderTokens']>;

/** The remaining characters that all templates of one trial can read and write. */
export class TemplateBudget {
  #left: number = LIMITS.templates;

  /** @throws TooMuch if the budget is exhausted */
  spend(characters: number): void {
    this.#left -= characters;
    if (this.#left < 0) {
      throw new TooMuch(
        `The rendered templates have more than ${counted(LIMITS.templates)} characters, because nested sections multiply lists.`,
      );
    }
  }
}

/** A Mustache writer that counts tags and characters against a budget. */
class PayingWriter extends Mustache.Writer {
  #depth = 0;

  constructor(readonly budget: TemplateBudget) {
    super();
  }

  override parse(template: string, tags?: Tags): unknown {
    this.budget.spend(template.length);
    return super.parse(template, tags);
  }

  override renderTokens(...[tokens, ...rest]: Rendering): string {
    this.budget.spend(tokens.reduce((sum, [, text]) => sum + 1 + String(text).length, 1));
    if (this.#depth >= LIMITS.depth) {
      throw new TooMuch(`Sections of the templates are nested more than ${LIMITS.depth} levels deep.`);
    }
    this.#depth += 1;
    const text = super.renderTokens(tokens, ...rest);
    this.#depth -= 1;
    return text;
  }

  override escapedValue(token: string[], context: Context, config?: Rendering[4]): string {
    return this.#paid(super.escapedValue(token, context, config));
  }

  override unescapedValue(token: string[], context: Context): string {
    return this.#paid(super.unescapedValue(token, context));
  }

  /** Despite its type, the library returns any value unchanged, or undefined. */
  #paid(value: unknown): string {
    const text = value === undefined ? '' : String(value);
    this.budget.spend(text.length);
    return text;
  }
}

/**
 * Renders a Mustache template as the hook does: `{{x}}` escapes HTML, `{{{x}}}` does not, missing values are empty. Mustache parses the
 * template as data and runs no code.
 *
 * @throws TooMuch if the templates that share the budget exceed it
 * @throws Error of the library on an unclosed tag or section
 */
export function fillIn(template: string, view: TemplateView, budget = new TemplateBudget()): string {
  return new PayingWriter(budget).render(template, view);
}

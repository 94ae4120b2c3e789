import Mustache from 'mustache';
import {counted, LIMITS, TooMuch} from './limits';

/** What a template is filled in with. Functions are the helpers of a scope limiter. */
export type TemplateView = Readonly<Record<string, unknown>>;

type Tags = Parameters<typeof Mustache.parse>[1];
type Context = InstanceType<typeof Mustache.Context>;
type Rendering = Parameters<InstanceType<typeof Mustache.Writer>['renderTokens']>;

/** What the templates of one trial can still read and write, together. */
export class TemplateBudget {
  #left: number = LIMITS.templates;

  /** @throws TooMuch when nothing is left */
  spend(characters: number): void {
    this.#left -= characters;
    if (this.#left < 0) {
      throw new TooMuch(
        `The rendered templates have more than ${counted(LIMITS.templates)} characters, because nested sections multiply lists.`,
      );
    }
  }
}

/** Renders as Mustache does, and pays for each tag and each character. */
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

  /** The library gives a value as it is, or nothing, whatever its type says. */
  #paid(value: unknown): string {
    const text = value === undefined ? '' : String(value);
    this.budget.spend(text.length);
    return text;
  }
}

/**
 * Fills in a Mustache template as the hook does: `{{x}}` escapes HTML, `{{{x}}}` does not, what is missing is empty.
 * Mustache reads the template as data; nothing in it is run.
 *
 * @throws TooMuch when the templates that share the budget ask for too much
 * @throws Error of the library on a tag or a section that is not closed
 */
export function fillIn(template: string, view: TemplateView, budget = new TemplateBudget()): string {
  return new PayingWriter(budget).render(template, view);
}

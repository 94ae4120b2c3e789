import type {Command, Operand, Pipeline} from './expression';
import {FUNCTIONS, isEmpty, printed} from './functions';
import {TemplateError} from './lex';
import type {Node, Template} from './parse';

/** What a template can ask for: `Values`, `Chart`, `Release`, `Files`. */
export type Context = Readonly<Record<string, unknown>>;

type Definitions = ReadonlyMap<string, readonly Node[]>;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class Renderer {
  constructor(
    private readonly definitions: Definitions,
    private readonly variables: Map<string, unknown>,
  ) {}

  render(nodes: readonly Node[], dot: unknown): string {
    return nodes.map((node) => this.node(node, dot)).join('');
  }

  private node(node: Node, dot: unknown): string {
    if (node.kind === 'text') return node.text;
    const value = this.pipeline(node.pipeline, dot, node.line);
    if (node.kind === 'range') return this.range(node, value, dot);
    const [variable] = node.pipeline.declares;
    if (variable !== undefined) this.variables.set(variable, value);
    if (node.kind === 'print') return variable === undefined ? printed(value) : '';
    if (isEmpty(value)) return this.render(node.otherwise, dot);
    return this.render(node.body, node.kind === 'with' ? value : dot);
  }

  private range(node: Node & {kind: 'if' | 'with' | 'range'}, value: unknown, dot: unknown): string {
    const entries = Array.isArray(value)
      ? value.map((item, index) => [index, item])
      : Object.entries(isMap(value) ? value : {});
    if (entries.length === 0) return this.render(node.otherwise, dot);
    const names = node.pipeline.declares;
    const [key, item] = names.length === 1 ? [undefined, names[0]] : names;
    return entries
      .map(([entryKey, entryValue]) => {
        if (key !== undefined) this.variables.set(key, entryKey);
        if (item !== undefined) this.variables.set(item, entryValue);
        return this.render(node.body, entryValue);
      })
      .join('');
  }

  private pipeline({commands}: Pipeline, dot: unknown, line: number): unknown {
    let value: unknown;
    for (const [index, command] of commands.entries()) {
      value = this.command(command, dot, line, index === 0 ? [] : [value]);
    }
    return value;
  }

  private command([first, ...rest]: Command, dot: unknown, line: number, piped: readonly unknown[]): unknown {
    if (!first) throw new TemplateError(line, 'a command is empty');
    const values = [...rest.map((operand) => this.operand(operand, dot, line)), ...piped];
    if (first.kind === 'call') return this.call(first.name, values, line);
    const value = this.operand(first, dot, line);
    if (typeof value === 'function') return (value as (...values: unknown[]) => unknown)(...values);
    if (values.length > 0) throw new TemplateError(line, 'a value that is no function has arguments');
    return value;
  }

  private call(name: string, values: readonly unknown[], line: number): unknown {
    if (name === 'include' || name === 'template') {
      const definition = this.definitions.get(String(values[0]));
      if (!definition) throw new TemplateError(line, `nothing defines "${String(values[0])}"`);
      return new Renderer(this.definitions, new Map([['$', values[1]]])).render(definition, values[1]);
    }
    const method = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (!method) throw new TemplateError(line, `the function ${name} is not known`);
    return method(...values);
  }

  private operand(operand: Operand, dot: unknown, line: number): unknown {
    if (operand.kind === 'literal') return operand.value;
    if (operand.kind === 'group') return this.pipeline(operand.pipeline, dot, line);
    if (operand.kind === 'call') return this.call(operand.name, [], line);
    const {root, steps} = operand;
    if (root !== '' && !this.variables.has(root)) throw new TemplateError(line, `nothing declares ${root}`);
    let value = root === '' ? dot : this.variables.get(root);
    for (const [index, step] of steps.entries()) {
      if (!isMap(value) || !Object.hasOwn(value, step))
        throw new TemplateError(line, `${root}.${steps.slice(0, index + 1).join('.')} does not exist`);
      value = value[step];
    }
    return value;
  }
}

/**
 * Renders a template with a context. `definitions` are those of all templates of the chart. Unlike Helm it refuses a value
 * that does not exist, so that no template asks for something that the values file does not show.
 */
export function render({body}: Template, definitions: Definitions, context: Context): string {
  return new Renderer(definitions, new Map([['$', context]])).render(body, context);
}

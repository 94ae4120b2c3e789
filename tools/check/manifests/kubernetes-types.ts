import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from '@babel/parser';

type Statement = ReturnType<typeof parse>['program']['body'][number];
type Type = Extract<Statement, {type: 'TSTypeAliasDeclaration'}>['typeAnnotation'];
type Member = Extract<Statement, {type: 'TSInterfaceDeclaration'}>['body']['body'][number];

interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** A declaration file of a package, for example `kubernetes-models/v1/Pod`, as a JSON Schema with one definition for each interface. */
export interface TypeFile {
  readonly schema: {readonly $id: string; readonly $defs: Readonly<Record<string, JsonSchema>>};
  readonly imports: readonly string[];
}

/** The folder of all packages. */
export const PACKAGES = path.resolve(require.resolve('kubernetes-models/package.json'), '../..');

/** A type that any value matches, such as an embedded object of another kind. */
const ANYTHING: JsonSchema = {};

const keyOf = (member: Member): string =>
  member.type !== 'TSPropertySignature'
    ? ''
    : member.key.type === 'Identifier'
      ? member.key.name
      : String((member.key as {value?: unknown}).value);

/** Unlike in TypeScript, an object with listed properties can have no others. */
function objectSchema(members: readonly Member[], refOf: (name: string) => JsonSchema): JsonSchema {
  const [first] = members;
  if (!first) return ANYTHING;
  if (first.type === 'TSIndexSignature')
    return {type: 'object', additionalProperties: schemaOf(first.typeAnnotation!.typeAnnotation as Type, refOf)};
  const properties = members.filter((member) => member.type === 'TSPropertySignature');
  return {
    type: 'object',
    properties: Object.fromEntries(
      properties.map((one) => [keyOf(one), schemaOf(one.typeAnnotation!.typeAnnotation as Type, refOf)]),
    ),
    required: properties.filter(({optional}) => !optional).map(keyOf),
    additionalProperties: false,
  };
}

function schemaOf(type: Type, refOf: (name: string) => JsonSchema): JsonSchema {
  switch (type.type) {
    case 'TSStringKeyword':
      return {type: 'string'};
    case 'TSNumberKeyword':
      return {type: 'number'};
    case 'TSBooleanKeyword':
      return {type: 'boolean'};
    case 'TSLiteralType':
      return type.literal.type === 'StringLiteral' ? {const: type.literal.value} : ANYTHING;
    case 'TSUnionType':
      return {anyOf: type.types.map((one) => schemaOf(one, refOf))};
    case 'TSArrayType':
      return {type: 'array', items: schemaOf(type.elementType, refOf)};
    case 'TSTypeLiteral':
      return objectSchema(type.members, refOf);
    case 'TSTypeReference': {
      const name = type.typeName.type === 'Identifier' ? type.typeName.name : '';
      const [item] = type.typeParameters?.params ?? [];
      return name === 'Array' && item ? {type: 'array', items: schemaOf(item, refOf)} : refOf(name);
    }
    default:
      return ANYTHING;
  }
}

/** The id of a file that another one imports. */
const imported = (id: string, source: string): string =>
  (source.startsWith('.') ? path.posix.join(id, '..', source) : source).replace(/\.js$/, '');

/** Converts a declaration file; undefined if the package has no such file. */
export function typeFile(id: string): TypeFile | undefined {
  let text: string;
  try {
    text = readFileSync(path.join(PACKAGES, `${id}.d.ts`), 'utf8');
  } catch {
    return undefined;
  }
  const {body} = parse(text, {sourceType: 'module', plugins: [['typescript', {dts: true}]]}).program;
  const origins = new Map<string, string>();
  for (const statement of body)
    if (statement.type === 'ImportDeclaration')
      for (const {local} of statement.specifiers) origins.set(local.name, imported(id, statement.source.value));
  const declared = body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration ? [statement.declaration] : [],
  );
  const refOf = (name: string): JsonSchema => ({$ref: `/${origins.get(name) ?? id}#/$defs/${name}`});
  const $defs: Record<string, JsonSchema> = {};
  for (const one of declared) {
    if (one.type === 'TSInterfaceDeclaration') $defs[one.id.name] = objectSchema(one.body.body, refOf);
    if (one.type === 'TSTypeAliasDeclaration') $defs[one.id.name] = schemaOf(one.typeAnnotation, refOf);
  }
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const one of statement.specifiers)
      if (one.type === 'ExportSpecifier' && one.exported.type === 'Identifier')
        $defs[one.exported.name] = refOf(one.local.name);
  }
  return {schema: {$id: `/${id}`, $defs}, imports: [...new Set(origins.values())]};
}

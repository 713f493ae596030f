import * as z from 'zod/mini';

const widest = 96;

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * A schema as short text in the manner of TypeScript: what a client sends (`input`) or reads (`output`).
 * @param named schemas within it that are called by a name
 */
export function shapeOf(
  schema: z.ZodMiniType,
  io: 'input' | 'output',
  named: ReadonlyMap<unknown, string> = new Map(),
): string {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    cycles: 'ref',
    override: ({ zodSchema, jsonSchema }) => {
      const name = named.get(zodSchema);
      if (name && zodSchema !== (schema as unknown)) jsonSchema.title = name;
    },
  });
  return write(json as JsonSchema, '').replace(/ +$/gm, '');
}

function write(schema: JsonSchema, indent: string): string {
  if (schema.title !== undefined) return schema.title;
  if (schema.$ref !== undefined || isAnyJson(schema)) return 'Json';
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const several = schema.anyOf ?? schema.oneOf;
  if (several) {
    const parts = several.map((each) => write(each as JsonSchema, indent));
    const short = parts.join(' | ');
    if (short.length + indent.length <= widest && !short.includes('\n')) return short;
    return parts.map((part) => `\n${indent}  | ${part.replaceAll('\n', '\n  ')}`).join('');
  }
  if (schema.allOf) return write(schema.allOf[0] as JsonSchema, indent);
  if (schema.type === 'array') return writeList(schema, indent);
  if (schema.type === 'object') return writeObject(schema, indent);
  const types: readonly string[] = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'Json'];
  return types.map((type) => (type === 'integer' ? 'number' : type)).join(' | ');
}

/** The schema of any JSON value names all of its kinds; nobody wants to read them. */
function isAnyJson(schema: JsonSchema): boolean {
  return (schema.anyOf?.length ?? 0) >= 6 || Object.keys(schema).filter((key) => key !== '$schema').length === 0;
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

function writeList(schema: JsonSchema, indent: string): string {
  if (schema.prefixItems) return `[${schema.prefixItems.map((each) => write(each as JsonSchema, indent)).join(', ')}]`;
  const item = write((schema.items ?? {}) as JsonSchema, indent);
  return /[|\n]/.test(item) ? `(${item})[]` : `${item}[]`;
}

function writeObject(schema: JsonSchema, indent: string): string {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) {
    const value = schema.additionalProperties;
    return `{ [key: string]: ${typeof value === 'object' ? write(value, indent) : 'Json'} }`;
  }
  const inner = `${indent}  `;
  const parts = fields.map(
    ([key, value]) => `${key}${required.has(key) ? '' : '?'}: ${write(value as JsonSchema, inner)}`,
  );
  const short = `{ ${parts.join(', ')} }`;
  if (short.length + indent.length <= widest && !short.includes('\n')) return short;
  return `{\n${parts.map((part) => `${inner}${part}`).join('\n')}\n${indent}}`;
}

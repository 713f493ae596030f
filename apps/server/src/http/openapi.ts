import {
  change,
  chatsAnswer,
  clientMessages,
  commandAnswer,
  contract,
  document,
  emptyAnswer,
  frame,
  httpFault,
  json,
  line,
  me,
  noteBody,
  openAnswer,
  pace,
  type Route,
  type RouteName,
  refusal,
  room,
  serverMessages,
} from '@cityhall/wire';
import { routeMeanings } from '@cityhall/wire/meanings.ts';
import * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type JsonSchemas = Record<string, object>;

/** What others contain, called by name there. */
const shared = { Json: json, Pace: pace };
const answers: Record<string, Schema> = {
  ...shared,
  Me: me,
  Done: emptyAnswer,
  Note: noteBody,
  Fault: httpFault,
  Line: line,
  Refusal: refusal,
  Change: change,
  Frame: frame,
  Room: room,
  TableDocument: document,
  OpenAnswer: openAnswer,
  CommandAnswer: commandAnswer,
  ChatsAnswer: chatsAnswer,
};

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const reference = (id: string) => `#/components/schemas/${id}`;
const routes = Object.entries(contract) as [RouteName, Route][];

/**
 * The contract of the HTTP routes as an OpenAPI document. Its components hold the messages of the sockets besides: those of
 * a client as `Open`, `Act` and so on, those of the server as `FrameNews` and so on, and the answers.
 */
export function openApi(): { paths: object; components: { schemas: JsonSchemas } } & Record<string, unknown> {
  const requests = registryOf(shared);
  for (const [name, schema] of Object.entries(clientMessages)) requests.add(schema, { id: capital(name) });
  const told = registryOf(answers);
  for (const [name, schema] of Object.entries(serverMessages)) {
    if (!told.has(schema)) told.add(schema, { id: `${capital(name)}News` });
  }
  for (const [name, { body, answer }] of routes) {
    if (body) requests.add(body, { id: `${capital(name)}Request` });
    if (!told.has(answer)) told.add(answer, { id: `${capital(name)}Answer` });
  }

  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const content = (registry: typeof told, schema: Schema) => ({
      'application/json': { schema: { $ref: reference(registry.get(schema)!.id) } },
    });
    const { params, query, body, answer } = route;
    const parameters = [...parametersIn('path', params), ...parametersIn('query', query)];
    const operation = {
      operationId: name,
      description: routeMeanings[name],
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(body ? { requestBody: { required: true, content: content(requests, body) } } : {}),
      responses: {
        200: { description: 'Done.', content: content(told, answer) },
        default: { description: 'Not done, and why.', content: content(told, httpFault) },
      },
    };
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
  }
  const schemas = { ...schemasOf(requests, 'input'), ...schemasOf(told, 'output') };
  return { openapi: '3.1.0', info: { title: 'cityhall', version: '1' }, paths, components: { schemas } };
}

function registryOf(schemas: Readonly<Record<string, Schema>>) {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  return registry;
}

/** @param io what a client sends (`input`) or reads (`output`) */
function schemasOf(registry: ReturnType<typeof registryOf>, io: 'input' | 'output'): JsonSchemas {
  const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: reference });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _version, $id: _place, ...schema }]) => [id, schema]),
  );
}

function parametersIn(where: 'path' | 'query', schema: Schema | undefined): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: property,
  }));
}

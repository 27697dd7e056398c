import { parseEnvironment } from "@lending/bridge/environment";
import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";
import { ENDPOINTS } from "./endpoints.ts";

type Json = Readonly<Record<string, unknown>>;

function jsonSchema(schema: v.GenericSchema, typeMode: "input" | "output"): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: "ignore", typeMode });
  return rest;
}

const properties = (schema: Json) =>
  typeof schema.properties === "object" && schema.properties !== null ? schema.properties : {};
const required = (schema: Json) => (Array.isArray(schema.required) ? schema.required : []);

const COMMON_QUERY = ["appVersion", "deviceName", "deviceId", "osVersion", "sessionId", "advertisingId", "clientType"];

function operation(endpoint: Endpoint, area: string): Json {
  const input = jsonSchema(endpoint.input, "input");
  const isOutside = endpoint.path.startsWith("/api/");
  const common = isOutside
    ? []
    : [
        ...COMMON_QUERY.map((name) => ({ $ref: `#/components/parameters/${name}` })),
        { $ref: "#/components/parameters/requestedWith" },
      ];
  const own =
    endpoint.method === "GET"
      ? Object.entries(properties(input)).map(([name, schema]) => ({
          name,
          in: "query",
          required: required(input).includes(name),
          schema,
        }))
      : [];
  const body =
    endpoint.takesFile === undefined
      ? { "application/x-www-form-urlencoded": { schema: input } }
      : {
          "multipart/form-data": {
            schema: {
              type: "object",
              properties: { [endpoint.takesFile]: { type: "string", format: "binary" } },
              required: [endpoint.takesFile],
            },
          },
        };
  return {
    operationId: endpoint.name,
    tags: [area],
    summary: endpoint.summary,
    parameters: [...own, ...common],
    ...(endpoint.method === "POST" ? { requestBody: { content: body } } : {}),
    ...(endpoint.access === "borrower" ? { security: [{ session: [] }, { sessionHeader: [] }] } : {}),
    responses: {
      "200": {
        description: "The result, or a refusal: a code other than zero, with a message for the borrower",
        content: {
          "application/json": {
            schema: { anyOf: [jsonSchema(endpoint.body, "output"), { $ref: "#/components/schemas/Refusal" }] },
          },
        },
      },
    },
  };
}

/** Returns the OpenAPI 3.1 document of the lender's API, generated from the endpoints' schemas. */
export function openApi(): Json {
  const { productPrefix } = parseEnvironment({});
  const paths: Record<string, Record<string, Json>> = {};
  for (const [area, endpoints] of Object.entries(ENDPOINTS)) {
    for (const endpoint of endpoints) {
      const path = endpoint.path.startsWith("/api/") ? endpoint.path : productPrefix + endpoint.path;
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, area) };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Sandbox lender",
      version: "1.0.0",
      description:
        "Every response is {code, message, data}; success is a code that parses as the integer 0. Amounts in separate fields are integer centavos.",
    },
    tags: Object.keys(ENDPOINTS).map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        Refusal: {
          type: "object",
          properties: { code: { type: "string" }, message: { type: "string" }, data: { type: "null" } },
          required: ["code", "message", "data"],
        },
      },
      parameters: {
        ...Object.fromEntries(COMMON_QUERY.map((name) => [name, { name, in: "query", schema: { type: "string" } }])),
        requestedWith: { name: "X-Requested-With", in: "header", required: true, schema: { const: "XMLHttpRequest" } },
      },
      securitySchemes: {
        session: { type: "apiKey", in: "query", name: "sessionId" },
        sessionHeader: { type: "apiKey", in: "header", name: "X-Session-Id" },
      },
    },
  };
}

import type { Call, UploadedFile } from '@riderbell/contract/call.ts';
import type { FastifyBodyParser, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { RequestRefused } from './errors.ts';
import { jsonParser } from './json-body.ts';
import type { CourierCheck } from './ports.ts';

/** A body that came as a file, told from anything that JSON can say. */
class ReceivedFile implements UploadedFile {
  readonly type: string;
  readonly bytes: Uint8Array;

  constructor(type: string, bytes: Uint8Array) {
    this.type = type;
    this.bytes = bytes;
  }
}

/** Bodies of files that are received at once; each may be as large as a photo, and nobody has proved who he is yet. */
const filesAtOnce = 32;

/**
 * Routes of calls that the courier system signs (docs/fleet-api.md). They stand apart from the others, because what they sign
 * is the body as it was sent: it is checked before anything looks into it.
 */
export function addSignedCalls(
  app: FastifyInstance,
  routes: readonly { readonly call: Call; readonly route: RouteOptions }[],
  courier: CourierCheck | null,
): void {
  app.decorateRequest('signatureHolds', false);
  void app.register(async (signed) => {
    signed.removeAllContentTypeParsers();
    const json = jsonParser(signed);
    parse(signed, ['application/json'], courier, json);
    const types = new Set(routes.flatMap(({ call }) => call.upload?.types ?? []));
    parse(signed, [...types], courier, (request, body, done) => {
      done(null, new ReceivedFile(typeOf(request), body));
    });
    for (const { call, route } of routes) signed.route(signedRoute(call, route, courier));
  });
}

function parse(
  app: FastifyInstance,
  types: string[],
  courier: CourierCheck | null,
  read: FastifyBodyParser<Buffer>,
): void {
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    try {
      requireSignature(request, body, courier);
    } catch (error) {
      done(error instanceof Error ? error : new Error('the signature could not be checked'));
      return;
    }
    void read(request, body, done);
  });
}

function signedRoute(call: Call, route: RouteOptions, courier: CourierCheck | null): RouteOptions {
  let receiving = 0;
  return {
    ...route,
    ...(call.upload && { bodyLimit: call.upload.mostBytes }),
    onRequest: async (request, reply) => {
      // Before the body is read, so that nobody makes the server read one without at least looking like the courier system.
      const refusal = courier === null ? 'request.unknown-path' : courier.checkHeaders(request.headers);
      if (refusal !== null) throw new RequestRefused({ code: refusal });
      if (!call.upload) return;
      if (receiving >= filesAtOnce) throw new RequestRefused({ code: 'server.unavailable', values: { seconds: 1 } });
      receiving += 1;
      reply.raw.once('close', () => {
        receiving -= 1;
      });
    },
    preValidation: async (request) => {
      // Without a body no parser was asked.
      if (!request.signatureHolds) requireSignature(request, Buffer.alloc(0), courier);
      const type = request.body instanceof ReceivedFile ? request.body.type : null;
      const fits = call.upload ? type !== null && call.upload.types.includes(type) : type === null;
      if (!fits) throw new RequestRefused({ code: 'request.unsupported-type' });
    },
  };
}

function requireSignature(request: FastifyRequest, body: Buffer, courier: CourierCheck | null): void {
  const { method, url: path, headers } = request;
  const refusal = courier === null ? 'request.unknown-path' : courier.check({ method, path, headers, body });
  if (refusal !== null) throw new RequestRefused({ code: refusal });
  request.signatureHolds = true;
}

/** Without its parameters: `image/jpeg; q=1` is `image/jpeg`. */
function typeOf(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

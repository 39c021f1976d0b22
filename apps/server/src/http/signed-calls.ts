import type { Call, UploadedFile } from '@riderbell/contract/call.ts';
import { networkOfAddress } from '@riderbell/domain/accounts/network-of-address.ts';
import type { FastifyBodyParser, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { RequestRefused } from './errors.ts';
import { jsonParser } from './json-body.ts';
import type { CourierCheck } from './ports.ts';
import { type UploadRules, uploadRules, UploadSlots, watchPace } from './upload-slots.ts';

/** The body of an upload, distinguishable from any JSON value. */
class ReceivedFile implements UploadedFile {
  readonly type: string;
  readonly bytes: Uint8Array;

  constructor(type: string, bytes: Uint8Array) {
    this.type = type;
    this.bytes = bytes;
  }
}

/**
 * Adds the routes of calls that the courier system signs (docs/fleet-api.md). They are separate, because the signature covers the body as
 * it was sent, and is checked before the body is parsed.
 */
export function addSignedCalls(
  app: FastifyInstance,
  routes: readonly { readonly call: Call; readonly route: RouteOptions }[],
  courier: CourierCheck | null,
  rules: UploadRules = uploadRules,
): void {
  app.decorateRequest('isSignatureValid', false);
  const enter = uploadGate(rules);
  void app.register(async (signed) => {
    signed.removeAllContentTypeParsers();
    const json = jsonParser(signed);
    parse(signed, ['application/json'], courier, json);
    const types = new Set(routes.flatMap(({ call }) => call.upload?.types ?? []));
    parse(signed, [...types], courier, (request, body, done) => {
      done(null, new ReceivedFile(typeOf(request), body));
    });
    for (const { call, route } of routes) signed.route(signedRoute(call, route, courier, enter));
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

/** Admits uploads: those with a proven sender and those without wait in separate lines. */
function uploadGate(rules: UploadRules) {
  const proven = new UploadSlots({ all: rules.proven, ofNetwork: rules.proven }, rules);
  const unproven = new UploadSlots({ all: rules.unproven, ofNetwork: rules.unprovenOfNetwork }, rules);
  return async (request: FastifyRequest, reply: FastifyReply, isProven: boolean): Promise<void> => {
    const slots = isProven ? proven : unproven;
    const network = networkOfAddress(request.ip);
    const isIn = await slots.take(network, (stopWaiting) => reply.raw.once('close', stopWaiting));
    if (!isIn) throw new RequestRefused({ code: 'server.unavailable', values: { seconds: 1 } });
    if (reply.raw.closed) {
      slots.release(network);
      return;
    }
    const stop = watchPace(request.raw, rules, () => {
      request.log.info('an upload was aborted because it was too slow');
      request.raw.destroy();
    });
    reply.raw.once('close', () => {
      stop();
      slots.release(network);
    });
  };
}

function signedRoute(
  call: Call,
  route: RouteOptions,
  courier: CourierCheck | null,
  enter: ReturnType<typeof uploadGate>,
): RouteOptions {
  return {
    ...route,
    ...(call.upload && { bodyLimit: call.upload.mostBytes }),
    onRequest: async (request, reply) => {
      if (courier === null) throw new RequestRefused({ code: 'request.unknown-path' });
      const { method, url: path, headers } = request;
      // Before the body is read: the headers must be those of the courier system.
      const checked = courier.checkHeaders({ method, path, headers });
      if (!checked.ok) throw new RequestRefused({ code: checked.why });
      if (call.upload) await enter(request, reply, checked.proven);
    },
    preValidation: async (request) => {
      // Without a body no parser was called.
      if (!request.isSignatureValid) requireSignature(request, Buffer.alloc(0), courier);
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
  request.isSignatureValid = true;
}

/** The content type without its parameters: `image/jpeg; q=1` is `image/jpeg`. */
function typeOf(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

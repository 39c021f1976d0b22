// as: apps/server/src/outbound/x.ts
import '../../../apps/server/src/adapters/places/service-client.ts';

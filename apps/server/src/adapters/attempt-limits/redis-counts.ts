import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { MemoryCounts } from './memory-counts.ts';

/**
 * Replaces the library's script, which counts refused attempts: N simultaneous attempts would use up N points, and a point given back
 * after its window would leave a negative count. Arguments: points (negative to give back), seconds, limit.
 */
const takeOrRefuse = `
local used = tonumber(redis.call('get', KEYS[1]) or '0')
local wanted = math.max(0, used + tonumber(ARGV[1]))
local left = redis.call('pttl', KEYS[1])
if wanted > tonumber(ARGV[3]) and wanted > used then return {wanted, left} end
if left > 0 then
  redis.call('incrby', KEYS[1], wanted - used)
elseif wanted > 0 then
  redis.call('set', KEYS[1], wanted, 'EX', ARGV[2])
  left = 1000 * tonumber(ARGV[2])
end
return {wanted, left}`;

/** Counts for all processes together; while Redis is down each process counts on its own. */
export function redisCounts(redis: Redis, about: { keyPrefix: string; points: number; duration: number }) {
  return new RateLimiterRedis({
    ...about,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    customIncrTtlLuaScript: takeOrRefuse,
    insuranceLimiter: new MemoryCounts(about),
  });
}

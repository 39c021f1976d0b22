import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

interface Hash {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  tag: Buffer;
}

/** Hashes a password to a PHC string (`$argon2id$v=19$m=…,t=…,p=…$salt$tag`), which contains all parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await tagOf(password, { ...cost, salt }, tagLength);
  const figures = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${figures}$${base64(salt)}$${base64(tag)}`;
}

/** @throws when `phc` is no PHC string, because then the stored data is damaged and the password not wrong */
export async function isPassword(password: string, phc: string): Promise<boolean> {
  const hash = parse(phc);
  return timingSafeEqual(await tagOf(password, hash, hash.tag.length), hash.tag);
}

function tagOf(
  password: string,
  { memory, passes, parallelism, salt }: Omit<Hash, 'tag'>,
  length: number,
): Promise<Buffer> {
  // Another keyboard may encode the same password in other bytes.
  const message = password.normalize('NFKC');
  return derive('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength: length });
}

function parse(phc: string): Hash {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc);
  if (!match) throw new Error('A stored password is not an argon2id PHC string');
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** PHC writes base64 without padding. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

import { describe, expect, it } from 'vitest';
import { frameAddress } from './frame-address.ts';

const page = 'http://shop.test:8080';
const service = 'https://help.example.com/v2';

describe('the address that the init call answers', () => {
  it('is accepted on the service’s own origin, also as a path', () => {
    expect(frameAddress('https://help.example.com/a?x=1', service, page)).toBe('https://help.example.com/a?x=1');
    expect(frameAddress('/a', service, page)).toBe('https://help.example.com/a');
  });

  it.each([
    ['another origin', 'https://evil.test/a'],
    ['another origin without a scheme', '//evil.test/a'],
    ['another port', 'https://help.example.com:8443/a'],
    ['a host that only begins alike', 'https://help.example.com.evil.test/a'],
    ['an unencrypted address', 'http://help.example.com/a'],
    ['a script', 'javascript:alert(1)'],
    ['a data document', 'data:text/html,hello'],
    ['a name and a password', 'https://a:b@help.example.com/a'],
    ['the portal itself', `${page}/history`],
    ['an incomplete address', 'https://'],
  ])('is refused when it is one %s', (_, text) => {
    expect(frameAddress(text, service, page)).toBeNull();
  });

  it('is accepted for the stand-in on the page’s own origin and below the stand-in’s path', () => {
    const standIn = '/simulated/help-centre';
    const at = `${page}${standIn}/articles?look=x`;
    expect(frameAddress(`${standIn}/articles?look=x`, standIn, page)).toBe(at);
    expect(frameAddress(at, standIn, page)).toBe(at);
    expect(frameAddress('/history', standIn, page)).toBeNull();
    expect(frameAddress(`${standIn}/../../history`, standIn, page)).toBeNull();
    expect(frameAddress('https://evil.test/simulated/help-centre/a', standIn, page)).toBeNull();
  });

  it('may be unprotected on this machine only', () => {
    expect(frameAddress('http://127.0.0.1:9000/a', 'http://127.0.0.1:9000', page)).toBe('http://127.0.0.1:9000/a');
    expect(frameAddress('http://10.0.0.1:9000/a', 'http://10.0.0.1:9000', page)).toBeNull();
  });
});

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
    ['of another origin', 'https://evil.test/a'],
    ['of another origin without a scheme', '//evil.test/a'],
    ['of another port', 'https://help.example.com:8443/a'],
    ['of a host that only begins alike', 'https://help.example.com.evil.test/a'],
    ['that is not safe on its way', 'http://help.example.com/a'],
    ['that is a script', 'javascript:alert(1)'],
    ['that is its own document', 'data:text/html,hello'],
    ['that carries a name and a password', 'https://a:b@help.example.com/a'],
    ['of the portal itself', `${page}/history`],
    ['that is none', 'https://'],
  ])('is refused when it is one %s', (_, text) => {
    expect(frameAddress(text, service, page)).toBeNull();
  });

  it('of the stand-in is accepted on the page’s own origin and below the stand-in’s path', () => {
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

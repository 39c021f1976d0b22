import { readFileSync } from 'node:fs';
import { startServerProcess } from './server-process.ts';
const s = await startServerProcess({ FLEET: 'none', DEMO_DATA: 'true', LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '0', FLAG_FILE: '/tmp/flags-bulk.json' }, { nodeOptions: ['--cpu-prof','--cpu-prof-dir=/tmp/prof'] });
const call = async (method: string, p: string, body?: unknown, h: Record<string,string> = {}) => (await fetch(s.url + '/orders/api/v1' + p, { method, headers:{'content-type':'application/json', ...h}, body: body === undefined ? undefined : JSON.stringify(body)})).json() as any;
const login = await call('POST','/login', { email_address:'demo@riderbell.test', password:'Demo-rider-1!' });
const h = { authorization: 'Bearer ' + login.result.AuthenticationResult.AccessToken };
for (let k=0;k<3;k++) {
const made = await call('POST','/bulk-job/create', { vendor_id: 'd001', content: readFileSync('journeys/bulk-orders/morning.xlsx').toString('base64'), file_name: 'm' }, h);
const t=performance.now();
for (;;) { const d = await call('GET', `/bulk-job/detail/d001/${made.body.bulk_job.bulk_job_id}?changed_since=9999`, undefined, h); if (d.body.bulk_job.progress === null) break; await new Promise(r=>setTimeout(r,100)); }
console.log(Math.round(performance.now()-t));
}
await s.stop();

import { readFileSync, writeFileSync } from 'node:fs';
import { startServerProcess } from './server-process.ts';
const s = await startServerProcess({ FLEET: 'none', DEMO_DATA: 'true', LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '0', FLAG_FILE: '/tmp/flags-bulk.json' });
const call = async (method: string, p: string, body?: unknown, h: Record<string,string> = {}) => { const r = await fetch(s.url + '/orders/api/v1' + p, { method, headers:{'content-type':'application/json', ...h}, body: body === undefined ? undefined : JSON.stringify(body)}); const t = await r.text(); try { return JSON.parse(t); } catch { return t; } };
try {
const login = await call('POST','/login', { email_address:'demo@riderbell.test', password:'Demo-rider-1!' });
const h = { authorization: 'Bearer ' + login.result.AuthenticationResult.AccessToken };
const upload = async (file: string) => {
  const t0 = performance.now();
  const made = await call('POST','/bulk-job/create', { vendor_id: 'd001', content: readFileSync(file).toString('base64'), file_name: file.split('/').at(-1) }, h);
  if (!made.body) { console.log(JSON.stringify(made)); throw new Error('x'); }
  console.log('created', Math.round(performance.now()-t0), made.body.bulk_job.columns.map((c: any)=>c.column), made.body.orders.length);
  return await wait(made.body.bulk_job.bulk_job_id);
};
const wait = async (id: string) => { for (let i=0;i<400;i++) { const d = await call('GET', `/bulk-job/detail/d001/${id}`, undefined, h); if (!d.body) console.log(JSON.stringify(d).slice(0,500)); if (d.body.bulk_job.progress === null) return d.body; await new Promise(r=>setTimeout(r,200)); } throw new Error('slow'); };
let t0 = performance.now();
let d = await upload('journeys/bulk-orders/morning.xlsx');
console.log('checked ms', Math.round(performance.now()-t0), d.bulk_job.status, JSON.stringify(d.bulk_job.summary));
for (const r of d.orders.filter((r: any)=>r.status==='ERROR')) console.log(r.row_number, JSON.stringify(r.error));
console.log(JSON.stringify(d.orders[0]));
console.log('warnings', d.orders.filter((r: any)=>r.warnings.length).length);
const id = d.bulk_job.bulk_job_id;
const bad = d.orders.filter((r: any)=>r.status==='ERROR');
const fixes = [{customer_phone_number:'0811111111'},{customer_name:'Malee Srisai'},{payment_method:'Paid'}];
const changed = await call('PUT', `/bulk-job/rows/d001/${id}`, { rows: fixes.map((values, i) => ({ row_id: bad[i].row_id, values })) }, h);
console.log('changed', JSON.stringify(changed).slice(0, 300), changed.body?.orders.map((r: any)=>r.status));
t0 = performance.now();
const placed = await call('POST', `/bulk-job/place-orders/${id}`, undefined, h);
console.log(JSON.stringify(placed).slice(0,200));
d = await wait(id);
console.log('placed ms', Math.round(performance.now()-t0), d.bulk_job.status, d.bulk_job.waits_for, JSON.stringify(d.bulk_job.summary), d.orders.filter((r: any)=>r.status==='FAILED').slice(0,2).map((r: any)=>JSON.stringify(r.error)));
d = await upload('journeys/bulk-orders/afternoon.xlsx');
console.log(d.bulk_job.status, JSON.stringify(d.bulk_job.summary));
for (const r of d.orders.filter((r: any)=>r.action!=='NONE')) console.log(r.row_number, r.action, r.status, r.changes, JSON.stringify(r.error), JSON.stringify(r.warnings), r.values.reference, r.delivery_fee);
const c = d.orders.filter((r: any)=>r.action==='CANCEL');
console.log(JSON.stringify(await call('PUT', `/bulk-job/rows/d001/${d.bulk_job.bulk_job_id}`, { rows: [{ row_id: c[0].row_id, left_out: false }] }, h)).slice(0,400));
console.log(JSON.stringify(await call('POST', `/bulk-job/place-orders/${d.bulk_job.bulk_job_id}`, undefined, h)).slice(0,200));
d = await wait(d.bulk_job.bulk_job_id);
console.log(d.bulk_job.status, JSON.stringify(d.bulk_job.summary));
for (const r of d.orders.filter((r: any)=>r.action!=='NONE')) console.log(r.row_number, r.action, r.status, r.result_content, r.order_id, JSON.stringify(r.error));
for (const [n,p] of [['t','/bulk-job/example-file?vendor_id=d001&language=th_TH'],['e',`/bulk-job/error-rows/d001/${id}`],['f',`/bulk-job/filled-file/d001/${id}`]] as const) { const r = await fetch(s.url+'/orders/api/v1'+p,{headers:h}); const b = Buffer.from(await r.arrayBuffer()); console.log(n, r.status, b.length, r.headers.get('content-disposition'), r.status>=400? b.toString().slice(0,300):''); writeFileSync(`/tmp/fx/${n}.xlsx`, b); }
d = await upload('/tmp/fx/f.xlsx'); console.log('filled again', d.bulk_job.status, JSON.stringify(d.bulk_job.summary));
d = await upload('/tmp/fx/t.xlsx'); console.log('template', d.bulk_job.status, JSON.stringify(d.bulk_job.summary), JSON.stringify(d.orders[0]));
d = await upload('/tmp/fx/e.xlsx'); console.log('errors file', d.bulk_job.status, JSON.stringify(d.bulk_job.summary));
} finally { console.log(s.output().slice(-3000)); await s.stop(); }

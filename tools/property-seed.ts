import { configureGlobal } from 'fast-check';

/**
 * Property tests use the same cases in every run, so that their result depends on the change and not on chance.
 * `npm run faults` tries new cases: it takes the seed from the clock, and a failure prints it.
 */
configureGlobal({ seed: process.env['PROPERTY_SEED'] === 'new' ? Date.now() : 20_261_121 });

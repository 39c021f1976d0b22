import { configureGlobal } from 'fast-check';

/**
 * Property tests draw the same cases in every run of the suites, so that a change is judged by itself and not by luck.
 * `npm run faults` looks for new ones: there the seed is the clock's, and it is printed with what it found.
 */
configureGlobal({ seed: process.env['PROPERTY_SEED'] === 'new' ? Date.now() : 20_261_121 });

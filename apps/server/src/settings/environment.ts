/** The stages of a deployment: sandbox, staging, production (specification §1). */
export const environments = ['san', 'stg', 'prd'] as const;
export type Environment = (typeof environments)[number];

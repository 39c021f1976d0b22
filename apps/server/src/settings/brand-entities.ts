/** The delivery brands a deployment can carry (decisions: The product); their names and looks are the portal's data. */
export const brandEntities = ['swift', 'heron', 'kestrel', 'lynx', 'gazelle', 'marlin', 'ibex'] as const;

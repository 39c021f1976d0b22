/** What can go wrong on a simulated delivery, with the word in the notes to the rider that chooses it. */
const scenarioWords = { late: '#late', absent: '#absent', 'fails-at-door': '#fails-at-door' } as const;

export type Scenario = keyof typeof scenarioWords | 'smooth';

/** The scenario that the notes choose; without one of the words the delivery goes well. */
export function scenarioOf(notes: string): Scenario {
  const words = new Set(notes.toLowerCase().split(/\s+/));
  if (words.has(scenarioWords.absent)) return 'absent';
  if (words.has(scenarioWords['fails-at-door'])) return 'fails-at-door';
  return words.has(scenarioWords.late) ? 'late' : 'smooth';
}

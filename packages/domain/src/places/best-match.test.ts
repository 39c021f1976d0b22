import { describe, expect, test } from 'vitest';
import { type Match, rankMatches } from './best-match.ts';

const place = (address: string): Match => ({ kind: 'place', address });
const customer = (name: string, phone: string, address: string): Match => ({ kind: 'customer', name, phone, address });

const malee = customer('Malee', '+66 81 311 2233', 'Sukhumvit Soi 24, Khlong Toei, Bangkok');
const neighbour = customer('Nok', '+66 89 000 1122', 'Sukhumvit Soi 31, Watthana, Bangkok');
const soi31 = place('Sukhumvit Soi 31, Watthana, Bangkok 10110');
const cafe = place('Cafe 31, Phra Khanong, Sukhumvit Road, Bangkok');
const road = place('Sukhumvit Road, Bangkok');

const firstOf = (query: string, matches: readonly Match[]) => rankMatches(query, matches)[0];

describe('the best match', () => {
  test.each<[string, readonly Match[], Match]>([
    ['Sukhumvit 31', [malee, cafe, road, soi31], soi31],
    ['sukhumvit soi 31', [malee, neighbour, soi31], soi31],
    ['Siam', [place('Siam Paragon, Rama I Road'), place('Siam, Pathum Wan')], place('Siam, Pathum Wan')],
    [
      'siam par',
      [place('Soi Siam 3, Paramat'), place('Siam Paragon, Rama I Road')],
      place('Siam Paragon, Rama I Road'),
    ],
    ['malee', [place('Rue Malee Road, Bangkok'), malee], malee],
    ['nok', [place('Noktown, Bangkok'), neighbour], neighbour],
    ['Malee, Bangkok', [malee, place('Malee, Bangkok')], place('Malee, Bangkok')],
    ['081 311', [place('Sukhumvit Road, Bangkok'), malee], malee],
    ['ศรี', [place('Si Road'), place('ถนนศรีนครินทร์, กรุงเทพ')], place('ถนนศรีนครินทร์, กรุงเทพ')],
  ])('for %j is the match with that name, wherever it was in the search results', (query, matches, best) => {
    expect(firstOf(query, matches)).toEqual({ match: best, fits: true });
  });

  test('is the street rather than a customer who lives there', () => {
    expect(rankMatches('sukhumvit 31', [neighbour, soi31]).map(({ match }) => match)).toEqual([soi31, neighbour]);
  });

  test('does not fit when none of the typed words is in it', () => {
    expect(firstOf('Sukhumvit 31', [malee, road])).toEqual({ match: malee, fits: false });
  });

  test('keeps equally good matches in the order of the search', () => {
    const found = [place('Thong Lo Road, Bangkok'), place('Thong Lo Station, Bangkok')];
    expect(rankMatches('thong lo', found).map(({ match }) => match)).toEqual(found);
  });
});

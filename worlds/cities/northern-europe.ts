import type { City } from './city.ts';

export const se: City = {
  first: 'street',
  phone: '+46710000',
  cup: 48,
  given: ['Astrid', 'Erik', 'Maja', 'Oskar', 'Linnea', 'Johan', 'Elsa', 'Ahmed'],
  family: ['Lindberg', 'Johansson', 'Nyström', 'Ek', 'Sandberg', 'Holm', 'Bergqvist', 'Hassan'],
  places: [
    ['Norrmalm', 'Drottninggatan', '111 51', 59.3336, 18.0625],
    ['Södermalm', 'Götgatan', '118 26', 59.3176, 18.0716],
    ['Vasastan', 'Odengatan', '113 22', 59.3429, 18.0512],
    ['Östermalm', 'Karlavägen', '114 49', 59.3383, 18.0802],
    ['Kungsholmen', 'Hantverkargatan', '112 21', 59.3301, 18.0432],
    ['Gamla stan', 'Västerlånggatan', '111 29', 59.3245, 18.0705],
    ['Mariatorget', 'Hornsgatan', '118 20', 59.3187, 18.0599],
    ['Hötorget', 'Kungsgatan', '111 56', 59.3346, 18.0611],
  ],
};

export const no: City = {
  first: 'street',
  phone: '+4749000',
  cup: 55,
  given: ['Ingrid', 'Lars', 'Nora', 'Henrik', 'Sofie', 'Magnus', 'Frida', 'Amir'],
  family: ['Hansen', 'Johansen', 'Berg', 'Haugen', 'Lie', 'Moen', 'Solberg', 'Ali'],
  places: [
    ['Sentrum', 'Karl Johans gate', '0154', 59.9129, 10.7422],
    ['Grünerløkka', 'Thorvald Meyers gate', '0552', 59.9231, 10.7589],
    ['Majorstuen', 'Bogstadveien', '0355', 59.9266, 10.7231],
    ['Frogner', 'Bygdøy allé', '0262', 59.9178, 10.7088],
    ['Grønland', 'Grønlandsleiret', '0190', 59.9125, 10.7624],
    ['St. Hanshaugen', 'Ullevålsveien', '0171', 59.9219, 10.7412],
    ['Bjørvika', 'Dronning Eufemias gate', '0191', 59.9083, 10.7581],
    ['Tøyen', 'Hagegata', '0653', 59.9151, 10.7731],
  ],
};

export const fi: City = {
  first: 'street',
  phone: '+358490000',
  cup: 4.6,
  given: ['Aino', 'Mikko', 'Emilia', 'Juhani', 'Sofia', 'Eero', 'Helmi', 'Axel'],
  family: ['Korhonen', 'Virtanen', 'Nieminen', 'Laine', 'Heikkinen', 'Koskinen', 'Lehtonen', 'Lindroos'],
  places: [
    ['Kluuvi', 'Aleksanterinkatu', '00100', 60.1686, 24.9461],
    ['Kallio', 'Hämeentie', '00530', 60.1836, 24.9591],
    ['Punavuori', 'Uudenmaankatu', '00120', 60.1631, 24.9399],
    ['Kamppi', 'Annankatu', '00100', 60.1678, 24.9336],
    ['Töölö', 'Runeberginkatu', '00260', 60.1796, 24.9236],
    ['Kruununhaka', 'Liisankatu', '00170', 60.1744, 24.9556],
    ['Ullanlinna', 'Tehtaankatu', '00140', 60.1582, 24.9491],
    ['Hakaniemi', 'Siltasaarenkatu', '00530', 60.1796, 24.9508],
  ],
};

export const dk: City = {
  first: 'street',
  phone: '+4534000',
  cup: 45,
  given: ['Freja', 'Mads', 'Ida', 'Rasmus', 'Clara', 'Emil', 'Laura', 'Yasmin'],
  family: ['Jensen', 'Nielsen', 'Mortensen', 'Holst', 'Kjær', 'Lund', 'Bach', 'Demir'],
  places: [
    ['Indre By', 'Gothersgade', '1123', 55.6836, 12.5779],
    ['Vesterbro', 'Istedgade', '1650', 55.6704, 12.5551],
    ['Nørrebro', 'Nørrebrogade', '2200', 55.6889, 12.5561],
    ['Østerbro', 'Østerbrogade', '2100', 55.6969, 12.5771],
    ['Christianshavn', 'Torvegade', '1400', 55.6731, 12.5911],
    ['Kongens Nytorv', 'Bredgade', '1260', 55.6811, 12.5872],
    ['Frederiksberg', 'Gammel Kongevej', '1850', 55.6753, 12.5446],
    ['Rådhuspladsen', 'Vesterbrogade', '1620', 55.6744, 12.5659],
  ],
};

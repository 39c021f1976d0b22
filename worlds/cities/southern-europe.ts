import type { City } from './city.ts';

export const gr: City = {
  first: 'street',
  phone: '+306000000',
  cup: 3.8,
  given: ['Eleni', 'Giorgos', 'Maria', 'Nikos', 'Katerina', 'Dimitris', 'Sofia', 'Yannis'],
  family: ['Papadopoulou', 'Georgiou', 'Nikolaidis', 'Vasileiou', 'Ioannidis', 'Makris', 'Alexiou', 'Karras'],
  places: [
    ['Syntagma', 'Ermou', '105 63', 37.9763, 23.7318],
    ['Exarchia', 'Themistokleous', '106 81', 37.9862, 23.7339],
    ['Kolonaki', 'Skoufa', '106 73', 37.9791, 23.7401],
    ['Koukaki', 'Veikou', '117 41', 37.9651, 23.7252],
    ['Psyrri', 'Agion Anargyron', '105 54', 37.9781, 23.7239],
    ['Omonia', 'Panepistimiou', '106 77', 37.9836, 23.7301],
    ['Pangrati', 'Imittou', '116 33', 37.9681, 23.7487],
    ['Neapoli', 'Ippokratous', '114 72', 37.9864, 23.7423],
  ],
};

export const cy: City = {
  first: 'street',
  phone: '+35792000',
  cup: 3.8,
  given: ['Andri', 'Stelios', 'Maria', 'Mehmet', 'Despina', 'Andreas', 'Elif', 'Christos'],
  family: ['Georgiou', 'Christodoulou', 'Ioannou', 'Özkan', 'Charalambous', 'Demetriou', 'Kaya', 'Hadjigeorgiou'],
  places: [
    ['Old Town', 'Ledras', '1011', 35.1733, 33.3612],
    ['Lykavitos', 'Stasinou', '1060', 35.1681, 33.3691],
    ['Agioi Omologites', 'Themistokli Dervi', '1066', 35.1639, 33.3601],
    ['Faneromeni', 'Onasagorou', '1011', 35.1728, 33.3631],
    ['Pallouriotissa', 'Agiou Andreou', '1040', 35.1726, 33.3788],
    ['Kaimakli', 'Makariou III', '1021', 35.1831, 33.3821],
    ['Chrysaliniotissa', 'Ektoros', '1016', 35.1756, 33.3697],
    ['Aglantzia', 'Larnakos', '2101', 35.1606, 33.3871],
  ],
};

export const it: City = {
  first: 'street',
  phone: '+393000000',
  cup: 3.2,
  given: ['Giulia', 'Lorenzo', 'Francesca', 'Matteo', 'Chiara', 'Andrea', 'Sofia', 'Davide'],
  family: ['Rossi', 'Bianchi', 'Ricci', 'Marino', 'Greco', 'Conti', 'De Luca', 'Gallo'],
  places: [
    ['Rione Monti', 'Via Urbana', '00184', 41.8957, 12.4949],
    ['Esquilino', 'Via Merulana', '00185', 41.8929, 12.5011],
    ['Castro Pretorio', 'Via Palestro', '00185', 41.9056, 12.5021],
    ['San Lorenzo', 'Via dei Volsci', '00185', 41.8974, 12.5151],
    ['Trevi', 'Via del Tritone', '00187', 41.9021, 12.4851],
    ['Ludovisi', 'Via Veneto', '00187', 41.9063, 12.4889],
    ['Campo Marzio', 'Via del Corso', '00186', 41.9047, 12.4793],
    ['Salario', 'Via Nomentana', '00161', 41.9128, 12.5081],
  ],
};

export const rs: City = {
  first: 'street',
  phone: '+381100000',
  cup: 320,
  given: ['Milica', 'Nikola', 'Jovana', 'Stefan', 'Ana', 'Luka', 'Teodora', 'Marko'],
  family: ['Jovanović', 'Petrović', 'Nikolić', 'Marković', 'Đorđević', 'Stojanović', 'Ilić', 'Pavlović'],
  places: [
    ['Vračar', 'Bulevar kralja Aleksandra', '11000', 44.8046, 20.4739],
    ['Stari grad', 'Cara Dušana', '11000', 44.8231, 20.4583],
    ['Savski venac', 'Nemanjina', '11000', 44.8053, 20.4601],
    ['Neimar', 'Južni bulevar', '11000', 44.7929, 20.4763],
    ['Terazije', 'Kralja Milana', '11000', 44.8091, 20.4639],
    ['Senjak', 'Vojvode Mišića', '11000', 44.7929, 20.4419],
    ['Slavija', 'Makenzijeva', '11000', 44.8019, 20.4693],
    ['Autokomanda', 'Tabanovačka', '11000', 44.7849, 20.4699],
  ],
};

export const ro: City = {
  first: 'street',
  phone: '+40719000',
  cup: 16,
  given: ['Andreea', 'Mihai', 'Elena', 'Alexandru', 'Ioana', 'Vlad', 'Cristina', 'Radu'],
  family: ['Popescu', 'Ionescu', 'Dumitru', 'Stan', 'Marin', 'Constantin', 'Munteanu', 'Florea'],
  places: [
    ['Centrul Vechi', 'Strada Lipscani', '030031', 44.4319, 26.1001],
    ['Universitate', 'Bulevardul Nicolae Bălcescu', '010041', 44.4381, 26.1016],
    ['Piața Romană', 'Calea Dorobanți', '010551', 44.4472, 26.0989],
    ['Cotroceni', 'Șoseaua Cotroceni', '060114', 44.4341, 26.0698],
    ['Unirii', 'Bulevardul Unirii', '030823', 44.4269, 26.1052],
    ['Cișmigiu', 'Bulevardul Regina Elisabeta', '050016', 44.4351, 26.0921],
    ['Armenească', 'Strada Armenească', '021042', 44.4401, 26.1109],
    ['Tineretului', 'Bulevardul Tineretului', '040341', 44.4142, 26.1041],
  ],
};

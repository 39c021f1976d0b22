import type { City } from './city.ts';

export const de: City = {
  first: 'street',
  phone: '+4915300000',
  cup: 4.2,
  given: ['Hannah', 'Lukas', 'Marie', 'Jonas', 'Leyla', 'Felix', 'Charlotte', 'Mehmet'],
  family: ['Schneider', 'Wagner', 'Hoffmann', 'Krüger', 'Yılmaz', 'Richter', 'Lehmann', 'Vogel'],
  places: [
    ['Mitte', 'Torstraße', '10119', 52.5293, 13.4018],
    ['Alexanderplatz', 'Karl-Liebknecht-Straße', '10178', 52.5229, 13.4103],
    ['Kreuzberg', 'Oranienstraße', '10999', 52.5021, 13.4162],
    ['Friedrichshain', 'Warschauer Straße', '10243', 52.5101, 13.4506],
    ['Prenzlauer Berg', 'Kastanienallee', '10435', 52.5359, 13.4072],
    ['Hackescher Markt', 'Rosenthaler Straße', '10119', 52.5259, 13.4018],
    ['Jannowitzbrücke', 'Brückenstraße', '10179', 52.5126, 13.4167],
    ['Gendarmenmarkt', 'Jägerstraße', '10117', 52.5142, 13.3922],
  ],
};

export const cz: City = {
  first: 'street',
  phone: '+420600000',
  cup: 85,
  given: ['Tereza', 'Jakub', 'Eliška', 'Tomáš', 'Adéla', 'Ondřej', 'Klára', 'Matěj'],
  family: ['Nováková', 'Svoboda', 'Dvořáková', 'Procházka', 'Kučerová', 'Horák', 'Němcová', 'Marek'],
  places: [
    ['Vinohrady', 'Vinohradská', '120 00', 50.0768, 14.4432],
    ['Karlín', 'Sokolovská', '186 00', 50.0922, 14.4497],
    ['Nové Město', 'Vodičkova', '110 00', 50.0806, 14.4246],
    ['Staré Město', 'Celetná', '110 00', 50.0872, 14.4236],
    ['Žižkov', 'Seifertova', '130 00', 50.0839, 14.4487],
    ['Nusle', 'Nuselská', '140 00', 50.0611, 14.4458],
    ['Vršovice', 'Krymská', '101 00', 50.0713, 14.4485],
    ['Náměstí Míru', 'Korunní', '120 00', 50.0753, 14.4409],
  ],
};

export const hu: City = {
  first: 'street',
  phone: '+36290000',
  cup: 1300,
  given: ['Zsófia', 'Bence', 'Anna', 'Máté', 'Luca', 'Gergő', 'Réka', 'Dávid'],
  family: ['Nagy', 'Kovács', 'Tóth', 'Szabó', 'Horváth', 'Varga', 'Kiss', 'Molnár'],
  places: [
    ['Belváros', 'Váci utca', '1052', 47.4931, 19.0536],
    ['Terézváros', 'Király utca', '1065', 47.5008, 19.0602],
    ['Víziváros', 'Fő utca', '1011', 47.5036, 19.0391],
    ['Erzsébetváros', 'Dob utca', '1072', 47.4993, 19.0637],
    ['Krisztinaváros', 'Krisztina körút', '1013', 47.4969, 19.0301],
    ['Lipótváros', 'Szent István körút', '1055', 47.5121, 19.0501],
    ['Tabán', 'Attila út', '1013', 47.4926, 19.0376],
    ['Gellérthegy', 'Bartók Béla út', '1111', 47.4803, 19.0498],
  ],
};

export const pl: City = {
  first: 'street',
  phone: '+48900000',
  cup: 17,
  given: ['Zuzanna', 'Jakub', 'Maja', 'Szymon', 'Oliwia', 'Kacper', 'Natalia', 'Oleksandr'],
  family: ['Nowak', 'Wójcik', 'Kamińska', 'Zieliński', 'Dąbrowska', 'Mazur', 'Krawczyk', 'Kovalenko'],
  places: [
    ['Śródmieście', 'Nowy Świat', '00-042', 52.2334, 21.0189],
    ['Powiśle', 'Dobra', '00-312', 52.2401, 21.0271],
    ['Mirów', 'Grzybowska', '00-844', 52.2354, 20.9931],
    ['Plac Zbawiciela', 'Marszałkowska', '00-576', 52.2199, 21.0179],
    ['Stare Miasto', 'Miodowa', '00-251', 52.2466, 21.0112],
    ['Ochota', 'Filtrowa', '02-057', 52.2178, 20.9931],
    ['Plac Trzech Krzyży', 'Mokotowska', '00-542', 52.2263, 21.0226],
    ['Muranów', 'Nowolipki', '01-019', 52.2455, 20.9912],
  ],
};

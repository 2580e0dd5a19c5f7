/**
 * Words that leaked passwords are made of most often: with a few digits or signs around them they are tried first. In small
 * letters, in the portal's languages; entries of four letters or more.
 */
const words = new Set(
  `
password passwort motdepasse katasandi rahasia kennwort passwd passcode secret geheim welcome willkommen bienvenue selamat letmein login access admin administrator
root master superuser manager user username guest test tester testing demo sample default changeme change temp temporary office business company firma
qwerty qwertz azerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm yxcvbnm qazwsx qweasd qweasdzxc wasd abcd abcde abcdef abcdefg abcdefgh aabbcc
spring summer autumn fall winter frühling fruehling sommer herbst printemps automne hiver musim season
january february march april june july august september october november december januar februar märz maerz juni juli oktober dezember janvier fevrier février
mars avril juin juillet aout août septembre octobre novembre decembre décembre januari februari maret agustus desember julai ogos disember
monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche
senin selasa rabu kamis jumat sabtu minggu isnin khamis jumaat ahad
hello hallo bonjour salut holla iloveyou love liebe schatz sayang cinta princess prince prinzessin princesse queen king angel engel baby babygirl honey sunshine sonnenschein
soleil flower rainbow butterfly dragon monkey shadow killer hunter ninja tiger lion panther eagle falcon wolf bear buster ginger pepper cookie chocolate cheese banana
orange apple cherry coffee pizza football fussball soccer baseball basketball hockey tennis golf cricket cycling bicycle bike fahrrad sepeda velo vélo mountain mountainbike
racing racer shimano sram campagnolo trek giant specialized cannondale scott merida polygon yamaha honda toyota suzuki ferrari porsche mercedes mustang corvette
liverpool chelsea arsenal barcelona realmadrid juventus bayern dortmund schalke manchester united celtic rangers yankees cowboys lakers steelers
superman batman spiderman starwars pokemon naruto matrix hannah jordan michael jennifer jessica thomas robert daniel andrew andreas ashley amanda anthony charlie
matthew joshua william james john david richard martin peter stefan christian alexander sebastian nicole sandra sabrina sarah laura julia anna maria marie sophie camille
nicolas julien budi siti putri agung dewi ahmad muhammad mohamed abdullah nurul aisyah london paris berlin jakarta singapore malaysia indonesia america germany deutschland
france canada australia europe computer internet samsung google facebook instagram whatsapp android iphone windows microsoft linux server network system security
freedom whatever trustno nothing nobody fuckyou biteme forever friends family mother mama papa daddy money geld business number nummer phone telefon mobile
bismillah allah jesus christ god heaven church blessed thankyou terimakasih merci danke please bitte hollywood disney marvel netflix guitar music metallica
`
    .trim()
    .split(/\s+/),
)

const written: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
}
/** Letters written as digits and signs, as in `p4ssw0rd`. */
const asLetters = (text: string) => text.replace(/[01!34@5$78]/g, (sign) => written[sign]!)

/** The letters between what was put in front and behind. */
const core = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** True when a text runs on or repeats: `abcabcabc`, `11112222`, `123123`. */
const isRepeated = (text: string) => /^(.{1,4}?)\1+$/.test(text) || new Set(text).size < 5

/**
 * True for a password that a dictionary attack finds early: one or two of the usual words with years, digits and signs
 * around or between them, also with digits for letters, or a short pattern that repeats.
 * @param small the password in small letters
 */
export function isGuessable(small: string): boolean {
  if (isRepeated(small)) return true
  const cores = [core(small), core(asLetters(small)), asLetters(core(small))]
  return cores.some((text) => words.has(text) || isTwoWords(text))
}

/** Two usual words side by side, with only digits and signs between them. */
function isTwoWords(text: string): boolean {
  const parts = text.split(/[^\p{L}]+/u)
  if (parts.length === 2 && parts.every((part) => words.has(part))) return true
  for (let at = 4; at <= text.length - 4; at++)
    if (words.has(text.slice(0, at)) && words.has(text.slice(at))) return true
  return false
}

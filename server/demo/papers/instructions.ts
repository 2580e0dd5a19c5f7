import type { DocumentType } from '#domain/article/article-documents.ts'
import type { Words } from '../range/family.ts'

/** Instructions that all articles of a merchandise category share. */
export interface Instructions {
  type: DocumentType
  title: Words
  sections: readonly { heading: Words; text: Words }[]
}

const checks = {
  heading: { en: 'Before every ride', de: 'Vor jeder Fahrt', id: 'Sebelum berkendara' },
  text: {
    en: 'Check that both wheels sit firmly in the frame, that the brakes grip before the lever reaches the bar, and that tire pressure lies within the range printed on the sidewall. Do not ride with a crack, a dent or a loose part.',
    de: 'Prüfen Sie, ob beide Laufräder fest im Rahmen sitzen, ob die Bremsen greifen, bevor der Hebel den Lenker erreicht, und ob der Reifendruck im Bereich liegt, der auf der Flanke steht. Fahren Sie nicht mit einem Riss, einer Delle oder einem losen Teil.',
    id: 'Pastikan kedua roda terpasang kuat pada rangka, rem bekerja sebelum tuas menyentuh setang, dan tekanan ban berada dalam kisaran yang tertera pada dinding ban. Jangan berkendara bila ada retak, penyok, atau bagian yang longgar.',
  },
}
const torque = {
  heading: { en: 'Torque', de: 'Drehmomente', id: 'Torsi' },
  text: {
    en: 'Tighten with a torque wrench: stem and handlebar 5 Nm, seat clamp 6 Nm, brake calliper 7 Nm, pedals 35 Nm, crank 40 Nm. A value printed on the part itself comes first.',
    de: 'Ziehen Sie mit dem Drehmomentschlüssel an: Vorbau und Lenker 5 Nm, Sattelklemme 6 Nm, Bremssattel 7 Nm, Pedale 35 Nm, Kurbel 40 Nm. Ein Wert, der auf dem Teil selbst steht, geht vor.',
    id: 'Kencangkan dengan kunci torsi: stem dan setang 5 Nm, klem sadel 6 Nm, kaliper rem 7 Nm, pedal 35 Nm, engkol 40 Nm. Nilai yang tercetak pada komponen diutamakan.',
  },
}
const service = {
  heading: { en: 'Service', de: 'Wartung', id: 'Perawatan' },
  text: {
    en: 'First service after 300 km or six weeks: spokes, cables and bearings settle. Then once a year, or every 2,000 km. Replace brake pads below 1 mm, and the chain at 0.75% of wear.',
    de: 'Erste Wartung nach 300 km oder sechs Wochen: Speichen, Züge und Lager setzen sich. Danach einmal im Jahr oder alle 2.000 km. Ersetzen Sie Bremsbeläge unter 1 mm und die Kette bei 0,75 % Verschleiß.',
    id: 'Perawatan pertama setelah 300 km atau enam minggu: jari-jari, kabel, dan bantalan menyesuaikan diri. Selanjutnya setahun sekali atau setiap 2.000 km. Ganti kampas rem di bawah 1 mm dan rantai pada keausan 0,75 %.',
  },
}
const fitting = {
  heading: { en: 'Fitting', de: 'Montage', id: 'Pemasangan' },
  text: {
    en: 'Compare the size on the package with the part it replaces. Clean the seat, grease metal that meets metal, use assembly paste on carbon, and tighten in two steps to the torque printed on the part.',
    de: 'Vergleichen Sie die Größe auf der Verpackung mit dem Teil, das ersetzt wird. Reinigen Sie den Sitz, fetten Sie Metall auf Metall, nehmen Sie bei Carbon Montagepaste, und ziehen Sie in zwei Schritten bis zum aufgedruckten Drehmoment an.',
    id: 'Bandingkan ukuran pada kemasan dengan komponen yang diganti. Bersihkan dudukan, beri gemuk pada logam ke logam, gunakan pasta perakitan pada karbon, lalu kencangkan dalam dua langkah sesuai torsi yang tertera.',
  },
}
const trial = {
  heading: { en: 'Check', de: 'Prüfung', id: 'Pemeriksaan' },
  text: {
    en: 'Turn, brake and shift on the stand before the first ride, and tighten once more after 50 km. Keep the package: its number names the batch.',
    de: 'Drehen, bremsen und schalten Sie im Montageständer vor der ersten Fahrt, und ziehen Sie nach 50 km noch einmal nach. Bewahren Sie die Verpackung auf: Ihre Nummer nennt die Charge.',
    id: 'Putar, rem, dan pindah gigi pada stan sebelum perjalanan pertama, lalu kencangkan kembali setelah 50 km. Simpan kemasan: nomornya menunjukkan kelompok produksi.',
  },
}
const use = {
  heading: { en: 'Use and care', de: 'Gebrauch und Pflege', id: 'Pemakaian dan perawatan' },
  text: {
    en: 'Wash by hand in lukewarm water with mild soap, and dry in the shade. Solvents, heat above 50 °C and transport under load shorten its life. Replace what has taken a hard blow, even without a visible mark.',
    de: 'Waschen Sie von Hand in lauwarmem Wasser mit milder Seife, und trocknen Sie im Schatten. Lösungsmittel, Hitze über 50 °C und Transport unter Last verkürzen die Lebensdauer. Ersetzen Sie, was einen harten Schlag abbekommen hat, auch ohne sichtbare Spur.',
    id: 'Cuci dengan tangan memakai air suam dan sabun lembut, lalu keringkan di tempat teduh. Pelarut, panas di atas 50 °C, dan beban saat pengangkutan memperpendek umurnya. Ganti bila pernah terkena benturan keras walau tanpa bekas.',
  },
}

const manual: Instructions = {
  type: 'manual',
  title: { en: 'Owner’s manual', de: 'Bedienungsanleitung', id: 'Buku petunjuk' },
  sections: [checks, torque, service],
}
const assembly: Instructions = {
  type: 'assembly',
  title: { en: 'Fitting instructions', de: 'Montageanleitung', id: 'Petunjuk pemasangan' },
  sections: [fitting, torque, trial],
}
const care: Instructions = {
  type: 'manual',
  title: { en: 'Instructions for use', de: 'Gebrauchsanleitung', id: 'Petunjuk pemakaian' },
  sections: [use],
}

/** Merchandise categories of what is worn and carried: nothing of it is fitted. */
const worn = new Set(['HE', 'LO', 'BG', 'BO', 'CL'])

/** Returns the texts of the instructions for a merchandise category. */
export const instructionsFor = (mc: string, category: string): Instructions =>
  category === 'bike' ? manual : worn.has(mc) ? care : assembly

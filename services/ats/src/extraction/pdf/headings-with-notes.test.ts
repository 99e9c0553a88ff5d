import { expect, it } from 'vitest'
import { piece } from '../../../test-data/page-piece.ts'
import { readPage } from './read-page.ts'

/** Lines of a column, and a heading in the margin beside the first of them. */
function section(heading: string, top: number, texts: string[]) {
  const lines = texts.map((text, index) => piece(text, 200, top + index * 14))
  return [piece(heading, 40, top, { size: 12, fonts: ['b', 'b'] }), ...lines]
}
const read = (pieces: ReturnType<typeof piece>[]) =>
  readPage([...pieces].sort((a, b) => a.y - b.y)).lines.filter((line) => line !== '')

it('reads headings in a margin of which one has a note in smaller type below it, as forms of Korea have them', () => {
  const lines = read([
    ...section('학력', 100, ['푸른숲대학교 2014.03 ~ 2018.02', '경영학과 졸업', '평점 4.0']),
    piece('대학교(4년) 졸업', 40, 116, { size: 9, fonts: ['b', 'b'] }),
    ...section('경력', 180, ['바람그룹 2018.03 ~ 2020.04', '마케팅팀 과장', '신제품 홍보를 기획']),
    ...section('자격증', 260, ['운전면허', '전산회계']),
  ])
  expect(lines[lines.indexOf('학력') + 1]).toMatch(/^푸른숲대학교/)
  expect(lines[lines.indexOf('경력') + 1]).toMatch(/^바람그룹/)
  expect(lines[lines.indexOf('자격증') + 1]).toBe('운전면허')
})

it('takes lines that are drawn above headings in a margin for none of them', () => {
  const rule = (y: number) => piece('ㅡ', 40, y, { size: 14, fonts: ['c', 'c'] })
  const lines = read([
    rule(86),
    ...section('職務経歴', 100, ['株式会社ミドリネ', '2021/04 - 現在', '在庫管理の開発']),
    rule(150),
    piece('青波商事株式会社', 200, 164),
    piece('2018/04 - 2021/03', 200, 178),
    piece('営業', 200, 192),
    rule(230),
    ...section('学歴', 244, ['緑根大学 工学部', '2014/04 - 2018/03']),
  ])
  expect(lines[lines.indexOf('職務経歴') + 1]).toBe('株式会社ミドリネ')
  expect(lines[lines.indexOf('学歴') + 1]).toBe('緑根大学 工学部')
})

it('reads headings in a margin of which one has a grade below it', () => {
  const lines = read([
    ...section('Education', 100, ['Harbour College   2015 – 2018', 'Diploma in Welding', 'Thesis on bridges']),
    piece('GPA: 3.8', 40, 116),
    ...section('Skills', 180, ['Welding', 'Steel']),
    ...section('Experience', 230, ['Iron Works   2018 – 2020', 'Welder', 'Built bridges']),
  ])
  expect(lines[lines.indexOf('Education') + 1]).toMatch(/^Harbour College/)
  expect(lines[lines.indexOf('Experience') + 1]).toMatch(/^Iron Works/)
})

it('reads headings in a margin of which some take two lines', () => {
  const bold = { size: 12, fonts: ['b', 'b'] as [string, string] }
  const lines = read([
    ...section('PROFESSIONAL', 100, ['Welder of bridges who joins plates of steel', 'and checks the work of others.']),
    piece('SUMMARY', 40, 114, bold),
    ...section('WORK HISTORY', 160, ['Iron Works   2018 – 2020', 'Welder', 'Built bridges']),
    ...section('AFFILIATION &', 230, ['Member of the union of welders']),
    piece('LEADERSHIP', 40, 244, bold),
    ...section('EDUCATION', 290, ['Harbour College   2015 – 2018', 'Diploma in Welding']),
  ])
  expect(lines[lines.indexOf('PROFESSIONAL SUMMARY') + 1]).toMatch(/^Welder of bridges/)
  expect(lines[lines.indexOf('WORK HISTORY') + 1]).toMatch(/^Iron Works/)
  expect(lines[lines.indexOf('AFFILIATION & LEADERSHIP') + 1]).toMatch(/^Member of/)
})

it('reads many headings in a margin below a name, though lines beside them have the words of others', () => {
  const pieces = [
    ...[piece('Curriculum vitae', 40, 70), piece('Updated in September 2021', 300, 70)],
    ...section('Current Position', 100, ['Welder   2019 – today', 'Iron Works, where bridges are built for towns']),
    ...section('Education', 160, ['Harbour College   2015 – 2018', 'Diploma in Welding', 'With honours']),
    ...section('Courses', 230, ['Welding of thin plates   2018', 'Red Mill School, a course of two weeks']),
    ...section('Skills', 300, ['Languages', 'English, and enough Polish for a yard', 'Interests', 'Robots that weld']),
    ...section('Publications', 380, ['What holds a bridge up, in the paper of the county']),
  ]
  /** As large as the headings in the margin, but in another font. */
  const lines = read(pieces.map((one) => ({ ...one, size: 12 })))
  expect(lines[lines.indexOf('Education') + 1]).toMatch(/^Harbour College/)
  expect(lines[lines.indexOf('Skills') + 1]).toBe('Languages')
})

it('reads headings in capitals in a margin below an address, though the text has headings in small letters of the same font', () => {
  const lines = read([
    piece('Kestwick, PA', 40, 80),
    piece('Phone on request', 200, 80),
    ...section('SUMMARY', 100, ['Welds bridges of steel and paints them', 'in the yards of Aldmoor']),
    ...section('EDUCATION', 150, ['Bachelor of Welding', 'Harbour College']),
    piece('Languages', 200, 192, { size: 12, fonts: ['b', 'b'] }),
    piece('English, French', 200, 206),
    ...section('EXPERIENCE', 240, ['Welder', 'Iron Works   2019 - 2022']),
    ...section('HONORS', 300, ['Prize of the yard', '2018']),
  ])
  expect(lines[lines.indexOf('EDUCATION') + 1]).toBe('Bachelor of Welding')
  expect(lines[lines.indexOf('EXPERIENCE') + 1]).toBe('Welder')
})

import { withoutLongGaps } from '../text/long-gaps.ts'
import { isWide } from '../text/narrow.ts'
import { joinBrokenWords } from './broken-words.ts'
import { mendEastAsian } from './east-asian-text.ts'
import { withLines } from './lost-lines.ts'
import { closeStretchedLines } from './stretched-lines.ts'
import { withWholeYears } from './years-in-two-figures.ts'

/** Marks of direction from left to right, which copies from some word processors' PDFs have around every run of text. */
const directionMarks = /[\u200E\u202A\u202C\u202D]/g
/**
 * Zero-width blanks beside blanks, which some generators put around signs; within words they are seen by the rules. A few at most:
 * a run of them without end would be searched anew from each.
 */
const zeroWidthBlanks = /(?<=\s|^)\u200B{1,4}|\u200B{1,4}(?=\s|$)/gm

/** A colon and a dash behind a label: "Name:- Anna Lee". */
const colonAndDash = /(?<=[\p{L})]\.?[ \t]{0,3}):[-–—]{1,3}[ \t]{0,8}(?=\S)/gu

/** A day whose blanks are lost: "from10th October", "14thNovember". */
const gluedDay =
  /(?<!\p{L})(from|to)(?=\d{1,2}(?:st|nd|rd|th))|(?<=(?<!\d)\d{1,2})(st|nd|rd|th)(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu

/** What every text with one of them has, which is found faster. */
const mayHaveGluedDay = /\d(?:st|nd|rd|th)/iu

/** A year whose blank before or behind it is lost: "passed in2014", "in 2011from Harbour College". */
const gluedYear =
  /(?=(?:19|20)\d\d(?!\d))(?<=(?<!\p{L})(?:in|from|to|year|since|till|until|of))|(?=(?:from|with|to|till)(?!\p{L}))(?<=(?<!\d)(?:19|20)\d\d)/giu

/** What every text with one of them has: a year beside what is no blank or sign of ASCII and no dash; `\p{L}` would take longer to compile. */
const mayHaveGluedYear = /(?:19|20)\d\d(?:(?<=[^ -@[-`{-~\s\u2010-\u2027]\d{4})|(?=[^ -@[-`{-~\s\u2010-\u2027]))/

/** Small capitals that are signs of their own, as pages that turn letters into others make them: "Aɴɴᴀ Lᴇᴇ". */
const smallCapitals = /[ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ]/gu
const letterOfSign = new Map(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'].map((sign, at) => [sign, 'abcdefghijklmnoprstuvwyz'.charAt(at)]),
)
const plainLetter = (sign: string) => letterOfSign.get(sign) ?? sign

/** The dash of the width of a figure, which stands between years; and hyphens that look like the one of a keyboard. */
const [figureDash, otherHyphens] = [/\u2012/g, /[\u2010\u2011]/g]

/** Signs without a width that stand where blanks do, before capitals, and a line that has no others: "Anna\u200dMaria\u200dLee". */
const zeroWidthJoints = /(?<=[\p{Ll}.])[\u200B-\u200D]{1,4}(?=\p{Lu})/gu
const zeroWidth = /[\u200B-\u200D]/
const lineOfJoints = /^(?=.*\p{Ll}[\u200B-\u200D])\S{5,80}$/gmu

/** A number and the address that stands right behind it: "(819) 555-0143anna@lee.example". */
const numberAndAddress = /(\d{3}[-. ]\d{4})(?=\p{L}[\p{L}\d._+-]{2,63}@)/gu

/** A comma with its blank before it, or without one between two names: "Harbour College ,Leeds", "Mill Road,Leeds". */
const looseComma = /(?<=[\p{L}.)]) ,(?=\p{L})|(?<=\p{L}{3}),(?=\p{Lu}\p{L}{2})/gu

/** A date in square brackets, at the end of a line or with the rest of its span behind it: "Harbour Works [2023]", "[April 2024] – Present". */
const squareBrackets =
  /\[((?:\p{L}{3,10}\.? |\d{1,2}[./])?(?:19|20)\d\d(?: ?[–—-] ?(?:(?:\p{L}{3,10}\.? |\d{1,2}[./])?(?:19|20)\d\d|\p{L}{3,10}))?)\](?=[ \t]*(?:$|[–—-]))/gmu

/** A rule of underscores and what stands behind it, which is the heading below the rule. */
const ruleBefore = /^_{20,200}[ \t]{1,20}(?=\p{L})/gmu

/** A text without signs that look like others or like nothing; all of them are outside Latin-1. */
function withPlainSigns(text: string): string {
  if (!isWide(text)) return text
  const plain = text.replace(smallCapitals, plainLetter).replace(directionMarks, '')
  if (!zeroWidth.test(plain)) return plain
  return plain.replace(zeroWidthBlanks, '').replace(lineOfJoints, (line) => line.replace(zeroWidthJoints, ' '))
}

/** A text with blanks around dates that lost them. */
function withDatesApart(text: string): string {
  const days = mayHaveGluedDay.test(text) ? text.replace(gluedDay, '$1$2 ') : text
  return mayHaveGluedYear.test(days) ? days.replace(gluedYear, ' ') : days
}

/**
 * A resume's text as its writer meant it, where a page or a program that wrote it lost blanks or lines, stretched words, or set signs that look
 * like others.
 */
export function mendText(given: string): string {
  const written = withPlainSigns(withWholeYears(mendEastAsian(withoutLongGaps(given))))
    .replace(colonAndDash, ': ')
    .replace(figureDash, '–')
    .replace(otherHyphens, '-')
  const mended = withDatesApart(written)
    .replace(numberAndAddress, '$1 ')
    .replace(looseComma, ', ')
    .replace(squareBrackets, '($1)')
    .replace(ruleBefore, '\n')
  return joinBrokenWords(closeStretchedLines(withLines(mended)))
}

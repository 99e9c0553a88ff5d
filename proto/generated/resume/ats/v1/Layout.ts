// Original file: resume/ats/v1/ats.proto


/**
 * Facts about a file's layout that its text does not show.
 */
export interface Layout {
  'columns'?: (number);
  'tables'?: (number);
  'images'?: (number);
  'textInHeaderOrFooter'?: (number);
  'hiddenTextCharacters'?: (number);
  'unmappableFonts'?: (number);
  'letterSpacedLines'?: (number);
}

/**
 * Facts about a file's layout that its text does not show.
 */
export interface LayoutOutput {
  'columns': (number);
  'tables': (number);
  'images': (number);
  'textInHeaderOrFooter': (number);
  'hiddenTextCharacters': (number);
  'unmappableFonts': (number);
  'letterSpacedLines': (number);
}

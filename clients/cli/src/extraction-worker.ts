/** The process that reads files for local scans. PDF.js would look for its own worker in a file that the package does not have. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import '@resume/ats/extraction/worker'

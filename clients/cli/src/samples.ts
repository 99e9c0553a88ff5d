/**
 * How the operations that commands call are called from the command line, by their IDs. The reference at `/docs` shows them,
 * and the acceptance tests run each, in this order.
 */
export const samples: Record<string, string> = {
  sendSignInCode: 'resume-platform login --email "$EMAIL"',
  signIn: 'resume-platform login --email "$EMAIL" --code "$CODE"',
  listApiKeys: 'resume-platform keys list',
  createApiKey: 'resume-platform keys create "Backup script" --scopes resume:read,resume:write',
  revokeApiKey: 'resume-platform keys revoke "$KEY_ID"',
  listDocuments: 'resume-platform documents list',
  getDocument: 'resume-platform documents pull "$DOCUMENT" resume.json',
  createDocument: 'resume-platform documents push new-resume.json',
  updateDocument: 'resume-platform documents push resume.json',
  getMasterProfile: 'resume-platform profile export profile.json --format own',
  saveMasterProfile: 'resume-platform profile import profile.json --format own',
  exportJsonResume: 'resume-platform profile export json-resume.json',
  importJsonResume: 'resume-platform profile import json-resume.json',
  createShareLink: 'resume-platform share "$DOCUMENT" --expires 2030-01-31',
  listShareLinks: 'resume-platform open "$DOCUMENT"',
  getPortfolio: 'resume-platform open portfolio',
  checkResume: 'resume-platform scan resume.pdf --job job.txt --fail-under 50 --remote',
  extractResumeText: 'resume-platform scan resume.pdf --remote --json',
  getCredits: 'resume-platform credits',
  listCreditTransactions: 'resume-platform credits --json',
  createPortalSession: 'resume-platform open billing',
  signOut: 'resume-platform logout',
}

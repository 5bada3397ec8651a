import { composeMessage } from '../../../../src/features/call-request/composeMessage.ts';

it.each([
  ['', '', undefined],
  ['', '  ', undefined],
  ['lypa', '', 'lypa'],
  ['', ' After six, please ', 'After six, please'],
  ['lypa', 'After six, please', 'lypa\nAfter six, please'],
])('project %j and text %j make %j', (project, text, message) => {
  expect(composeMessage(project, text)).toBe(message);
});

/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { blogPanelText, categoriesText } from '../../features/blog/staff/blog-panel.text';
import { postFormText } from '../../features/blog/staff/post-form.text';
import { businessesText } from '../../features/businesses/staff/businesses.text';
import { maintenancePanelText } from '../../features/maintenance/staff/maintenance-panel.text';
import { overviewText } from '../../features/system/staff/overview/overview.text';
import { usersText } from '../../features/accounts/staff/users.text';
import { systemSettingsText } from '../../features/system/staff/settings/system-settings.text';

const businesses = businessesText.en;
const users = usersText.en;
const maintenance = maintenancePanelText.en;
const overview = overviewText.en;
const { said, failed } = blogPanelText.en;
const { environment, variables, file } = systemSettingsText.en;
const post = postFormText.en;
const categories = categoriesText.en;

it.each([
  [maintenance.updateFailed, 'Failed to update maintenance mode.'],
  [maintenance.disableFailed, 'Failed to disable maintenance mode.'],
  [environment.switchFailed, 'Failed to switch environment'],
  [variables.addFailed, 'Failed to add environment variable'],
  [variables.changeFailed, 'Failed to update environment variable'],
  [variables.deleteFailed, 'Failed to delete environment variable'],
  [file.failed, 'Failed to update environment file'],
  [businesses.approveFailed, 'Failed to approve business application'],
  [businesses.rejectFailed, 'Failed to reject business application'],
  [post.createFailed, 'Failed to create blog post'],
  [post.updateFailed('Too short'), 'Failed to update blog post: Too short'],
  [failed.publish('Too late'), 'Failed to publish blog post: Too late'],
  [failed.deleted, 'Failed to delete blog post'],
  [categories.createFailed, 'Failed to create category'],
  [categories.updateFailed, 'Failed to update category'],
  [categories.deleteFailed, 'Failed to delete category'],
])('[business §8] a failure without words of the server reads %j', (words, expected) => {
  expect(words).toBe(expected);
});

it.each([
  [maintenance.updated, 'Maintenance mode updated successfully'],
  [maintenance.disabled, 'Maintenance mode disabled successfully'],
  [environment.switched, 'Environment configuration updated successfully.'],
  [variables.added, 'Environment variable added successfully.'],
  [variables.changed, 'Environment variable updated successfully.'],
  [variables.deleted, 'Environment variable deleted successfully.'],
  [file.saved, 'Environment file updated successfully. Please restart the application to apply changes.'],
  [variables.copied, 'Copied to clipboard successfully.'],
  [users.assigned, 'Moderator role assigned successfully'],
  [users.removed, 'Moderator role removed successfully'],
  [users.deleted, 'User deleted successfully'],
  [businesses.approved, 'The business application has been approved successfully.'],
  [businesses.rejected, 'The business application has been rejected.'],
  [post.created, 'Blog post created successfully'],
  [post.updated, 'Blog post updated successfully'],
  [said.publish, 'Blog post published successfully'],
  [said.deleted, 'Blog post deleted successfully'],
  [categories.created, 'Category created successfully'],
  [categories.updated, 'Category updated successfully'],
  [categories.deleted, 'Category deleted successfully'],
])('[business §8 Success notices] a success reads %j', (words, expected) => {
  expect(words).toBe(expected);
});

it('[business §2 Overview, business §2 Businesses tab] cards, badges and empty lists have the specification’s words', () => {
  const { users: people, businesses: halls, pending, uptime, status } = overview;
  expect([people, halls, pending, uptime, businesses.recent, businesses.empty, status]).toEqual([
    'Total Users',
    'Total Businesses',
    'Pending Approvals',
    'System Uptime',
    'Recent Business Applications',
    'No pending applications',
    'System Status',
  ]);
  expect([businesses.title, businesses.noDocuments, businesses.documents(2)]).toEqual([
    'Pending Business Applications',
    'No documents uploaded',
    'Document 2',
  ]);
  expect([businesses.empty, businesses.emptyText]).toEqual([
    'No pending applications',
    'All business applications have been processed.',
  ]);
});
